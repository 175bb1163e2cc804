import { effect } from "@preact/signals";
import { render } from "preact";
import type { JSX } from "preact";
import { lazy } from "./ui/lazy";
import { SHELF } from "./house/shelf";
import { lastGame } from "./house/wishes";
import { whoAmI } from "./me";
import { route } from "./router";
import { ready } from "./text";
import { Announcer } from "./ui/announce";
import { Shown } from "./ui/shown";
import { worker } from "./ui/trusted";
import { Home } from "./pages/home";
import "./style/fonts.css";
import "./style/base.css";
import "./style/house.css";
import "./style/table.css";
import "./style/stage.css";
import "./style/parts.css";

const Table = lazy(async () => (await import("./pages/table")).TablePage);
const Replay = lazy(async () => (await import("./pages/replay")).ReplayPage);
const Almanac = lazy(async () => (await import("./pages/almanac")).Almanac);
const Campaign = lazy(async () => (await import("./pages/campaign")).Campaign);
const Lessons = lazy(async () => (await import("./pages/lessons")).Lessons);
const Drawings = lazy(async () => (await import("./pages/drawings")).Drawings);
const Account = lazy(async () => (await import("./pages/account")).AccountPage);
const Room = lazy(async () => (await import("./pages/room")).Room);
const About = lazy(async () => (await import("./pages/about")).About);

const FIRST = SHELF[0]?.id ?? "";

// For those who build boards; no page leads there.
const Gallery = lazy(async () => (await import("./pages/gallery")).Gallery);

function Routed(): JSX.Element {
  const { page, id, rest, query } = route.value;
  switch (page) {
    case "table":
      return <Table key={id} id={id} invite={query.get("invite") ?? ""} />;
    case "replay":
      return <Replay key={id} id={id} />;
    case "almanac":
      return <Almanac game={id || lastGame.value || FIRST} first={query.get("q") ?? ""} topic={query.get("topic") ?? ""} />;
    case "drawings":
      return <Drawings game={id || lastGame.value || FIRST} />;
    case "campaign":
      return <Campaign key={id} id={id} />;
    case "lessons":
      return <Lessons key={id} game={id || lastGame.value || FIRST} />;
    case "room":
      return <Room key={id + rest} game={id} page={rest} />;
    case "account":
      return <Account />;
    case "about":
      return <About />;
    case "gallery":
      return <Gallery />;
    default:
      return <Home />;
  }
}

function App(): JSX.Element {
  return (
    <>
      <a class="skip" href="#main" onClick={(event) => (event.preventDefault(), document.getElementById("main")?.focus())}>
        ↓
      </a>
      <Routed />
      <Shown />
      <Announcer />
    </>
  );
}

// Installed as an app: without a server it shows a page of ours. Only over a connection that browsers trust.
if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register(worker()).catch(() => undefined);

void whoAmI();
const root = document.getElementById("app");
// Until the words are there, the page says so by itself: it is in index.html.
const stop = effect(() => {
  if (!root || !ready.value) return;
  queueMicrotask(() => {
    stop();
    root.replaceChildren();
    render(<App />, root);
  });
});
