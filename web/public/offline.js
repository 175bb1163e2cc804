// The address says which table it was; a link would lose that, and a page that is left alone tries again by itself.
const again = () => location.reload();

document.querySelector("a").addEventListener("click", (event) => {
  event.preventDefault();
  again();
});
addEventListener("online", again);
setInterval(() => fetch("./manifest.webmanifest", { cache: "no-store" }).then((answer) => answer.ok && again(), () => undefined), 5000);
