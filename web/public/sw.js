// Play needs the server. Without it, this says so in our own words rather than the browser's.
const KEPT = "miskatonic-offline-2";
const PAGES = ["./offline.html", "./offline.css", "./offline.js", "./icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(PAGES)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = caches.keys().then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const kept = PAGES.some((page) => new URL(page, self.registration.scope).href === request.url);
  if (request.mode !== "navigate" && !kept) return;
  event.respondWith(fetch(request).catch(() => caches.match(request.mode === "navigate" ? PAGES[0] : request)));
});
