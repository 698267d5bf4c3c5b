// The page without this script is complete; with it, a tap does not load it anew.
"use strict";

const status = document.getElementById("status");
let queue = Promise.resolve();

// take over the page that came back, with the focus where it was.
async function take(answer) {
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("main");
  if (!fresh) throw new Error(answer.statusText);
  const focused = document.activeElement && document.activeElement.id;
  for (const d of fresh.querySelectorAll("details")) {
    const old = document.getElementById(d.id);
    if (old) d.open = old.open;
  }
  document.getElementById("main").replaceWith(fresh);
  if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
  if (answer.ok) history.replaceState(null, "", answer.url);
}

// post sends a form for the card as it stands when its turn comes: quick taps wait
// for each other. What got lost is sent again as it was: the box counts it once.
async function post(action, body) {
  for (const name of ["seen", "at", "id", "deck", "like"]) {
    const now = document.querySelector(`#entry [name=${name}]`);
    if (now && body.has(name)) body.set(name, now.value);
  }
  for (let tries = 0; tries < 8; tries++) {
    try {
      const answer = await fetch(action, { method: "POST", body });
      if (answer.status !== 429 && answer.status !== 503) {
        await take(answer);
        status.textContent = "";
        return;
      }
    } catch {
      status.textContent = status.dataset.lost;
    }
    await new Promise((done) => setTimeout(done, Math.min(500 << tries, 4000)));
  }
}

// A tap on a box moves the cursor.
document.addEventListener("click", (e) => {
  const box = e.target.closest("#stands .task a");
  if (!box) return;
  e.preventDefault();
  queue = queue.then(async () => {
    try { await take(await fetch(box.href)); } catch { status.textContent = status.dataset.lost; }
  });
});

const plain = (data) => new URLSearchParams([...data].filter(([, value]) => typeof value === "string"));

document.addEventListener("submit", (e) => {
  const form = e.target;
  if (form.matches("[data-whole], #photo-form")) return;
  e.preventDefault();
  const body = plain(new FormData(form, e.submitter)), action = form.action;
  queue = queue.then(() => post(action, body));
});

// small makes a picture of a few dozen kilobytes, upright.
async function small(file) {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, 960 / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob((b) => done(b || file), "image/jpeg", 0.9));
}

document.addEventListener("change", (e) => {
  const form = e.target.form;
  if (!form || !form.matches(".typed")) return;
  if (e.target.type !== "file") { form.requestSubmit(); return; }
  const body = new FormData(form), action = form.action;
  queue = queue.then(async () => {
    body.set("photo", await small(body.get("photo")).catch(() => body.get("photo")), "card.jpg");
    await post(action, body);
  });
});
