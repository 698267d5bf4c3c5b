// The page without this script is complete; with it, nothing needs reloading.
"use strict";

const status = document.getElementById("status");
let stream, timer, fetching, dirty, holding, held;

function say(text, bad) {
  status.textContent = text;
  status.classList.toggle("bad", Boolean(bad));
  clearTimeout(timer);
  if (text && !bad) timer = setTimeout(() => say(""), 4000);
}

// swap takes over the sections that differ, and leaves the others, with their
// focus and what was opened, as they are.
function swap(fresh) {
  const main = document.getElementById("main");
  const was = main.dataset.state, is = fresh.dataset.state;
  const focused = document.activeElement && document.activeElement.id;
  for (const part of [...fresh.querySelectorAll("header, section")]) {
    const old = document.getElementById(part.id);
    for (const d of part.querySelectorAll("details")) {
      d.open = Boolean(document.getElementById(d.id)?.open);
    }
    const plain = (e) => e.outerHTML.replaceAll(was, is).replace(/ data-n="\d+"/g, "");
    if (plain(old) === plain(part)) {
      old.querySelectorAll("input[name=state]").forEach((i) => { i.value = is; });
    } else {
      old.replaceWith(part);
    }
  }
  main.dataset.state = is;
  main.className = fresh.className;
  if (focused && document.activeElement === document.body) {
    (document.getElementById(focused) || document.getElementById("choice")).focus({ preventScroll: true });
  }
}

// refresh fetches what changed; many wishes at a time become one.
async function refresh() {
  dirty = true;
  if (fetching) return;
  fetching = true;
  try {
    while (dirty) {
      dirty = false;
      const r = await fetch("main" + location.search, { headers: { "X-Requested-With": "fetch" } });
      if (r.status === 403) { location.reload(); return; }
      if (!r.ok) throw new Error(r.statusText);
      const doc = new DOMParser().parseFromString(await r.text(), "text/html");
      const fresh = doc.getElementById("main");
      if (fresh.lang !== document.documentElement.lang || fresh.dataset.signs && fresh.dataset.signs !== document.getElementById("main").dataset.signs) { location.reload(); return; }
      swap(fresh);
    }
  } catch {
    say(status.dataset.lost, true);
    setTimeout(refresh, 2000);
  } finally {
    fetching = false;
  }
}

// listen opens the stream of events anew. The browser itself tries again after
// most failures; a stream that was closed for good is opened here.
function listen() {
  if (stream) stream.close();
  stream = new EventSource("events");
  stream.onopen = () => { if (status.classList.contains("bad")) say(status.dataset.again); };
  stream.onmessage = (e) => { if (e.data !== document.getElementById("main").dataset.state) refresh(); };
  stream.addEventListener("door", refresh);
  stream.addEventListener("elsewhere", () => { stream.close(); say(status.dataset.elsewhere, true); });
  stream.onerror = () => {
    say(status.dataset.lost, true);
    if (stream.readyState === EventSource.CLOSED) setTimeout(() => { listen(); refresh(); }, 3000);
  };
}

// send posts a form under one id, so that trying again doubles nothing.
async function send(form, button, long) {
  const body = new URLSearchParams(new FormData(form, button));
  if (long) body.set("held", "yes");
  if (form.id === "lay") {
    body.delete("at");
    for (const cell of tapped(form)) body.append("at", cell.value);
  }
  body.set("id", Array.from(crypto.getRandomValues(new Uint8Array(12)), (b) => b.toString(16)).join(""));
  for (let tries = 0; tries < 5; tries++) {
    try {
      const r = await fetch(form.action, { method: "POST", body, headers: { "X-Requested-With": "fetch" } });
      if (r.status !== 503 && r.status !== 429) {
        say(r.ok ? "" : await r.text(), !r.ok);
        if (!r.ok) timer = setTimeout(() => say(""), 6000);
        else if (form.matches("[action=change], [action=mend]")) history.replaceState(null, "", "./");
        return refresh();
      }
    } catch { /* the network; the same again is harmless */ }
    await new Promise((done) => setTimeout(done, 500 << tries));
  }
  say(status.dataset.lost, true);
}

document.addEventListener("submit", (e) => {
  if (e.target.matches("[action$=leave]")) return;
  e.preventDefault();
  if (held) held = false; else send(e.target, e.submitter);
});

// tapped are the cells for a piece in the order in which they were tapped.
const tapped = (form) => [...form.querySelectorAll("[data-n]")].sort((a, b) => a.dataset.n - b.dataset.n);

// Cells are numbered as they are tapped; one too many drops the first.
document.addEventListener("change", (e) => {
  const form = e.target.form;
  if (e.target.name !== "at" || !form) return;
  const all = tapped(form).filter((cell) => cell !== e.target);
  if (e.target.checked) all.push(e.target);
  const last = all.slice(-form.dataset.lay);
  for (const cell of form.querySelectorAll("[name=at]")) {
    const n = last.indexOf(cell) + 1;
    cell.checked = n > 0;
    if (n) cell.dataset.n = n; else delete cell.dataset.n;
  }
});

// A key that is held for as long as on the box does what the box says of it.
document.addEventListener("pointerdown", (e) => {
  held = false;
  const key = e.target.closest(".keys button");
  if (key) holding = setTimeout(() => { held = true; send(key.form, key, true); }, 800);
});
for (const end of ["pointerup", "pointercancel", "keydown"]) {
  document.addEventListener(end, () => { clearTimeout(holding); if (end === "keydown") held = false; });
}

document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") { listen(); refresh(); } else { stream.close(); }
});

listen();
