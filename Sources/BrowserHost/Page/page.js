"use strict";
// Shows an app that runs in another process. Frames arrive over a WebSocket, and touches are sent back. Each touch is a line of text as in
// a touch script: "began 0 195.0 420.5". The page confirms each frame that it has drawn, and only then does the app send more. Commands
// are a closed list: "do restart", "do demo today". The app sends the state of the player, which is identical for all viewers.

const element = id => document.getElementById(id);
const screen = element("screen"), device = element("device"), fingers = element("fingers"), cutout = element("cutout");
const notice = element("notice"), readout = element("readout"), statusLine = element("status"), keys = element("keys");
const context = screen.getContext("2d", { alpha: false });
const token = new URLSearchParams(location.search).get("token");
const query = token ? "?token=" + encodeURIComponent(token) : "";
let hello = null;    // { you, control, demos, keys, saves }: the commands that this page may send
let state = null;    // { demo, device, speed, pausedBy, replay, hasTouches, notice, saving, saved }: the state that all viewers see
let app = null;      // { width, height, radius, name, cutOut }: the app's screen
let socket = null;
let zoom = 1;        // CSS pixels per point
let patience = 250;  // ms until the next attempt to connect

// MARK: The stream

function connect() {
  socket = new WebSocket(`ws://${location.host}/stream${query}`);
  socket.binaryType = "arraybuffer";
  socket.onmessage = ({ data }) => { typeof data === "string" ? hear(data) : show(data); };
  socket.onclose = () => {
    release();
    device.classList.add("stale");
    closeMenus();
    element("tools").hidden = true;
    element("demo").disabled = true;
    readout.classList.remove("shown");
    notice.textContent = app ? "Reconnecting…" : "Waiting for the app…";
    setTimeout(connect, patience);
    patience = Math.min(patience * 1.6, 5000);
  };
}

function say(text) { if (socket.readyState === WebSocket.OPEN) socket.send(text); }
function ask(command) { if (hello?.control) say(`do ${command}`); }

function hear(text) {
  if (text.startsWith("echo ")) { distance = performance.now() - Number(text.slice(5)); return; }
  const news = JSON.parse(text);
  if (news.hello) greet(news.hello);
  if (news.state) see(news.state);
  if (news.copied != null) navigator.clipboard?.writeText(news.copied).catch(() => {});
}

function greet(news) {
  hello = news;
  patience = 250;
  newest = 0;
  fetched = null;
  device.hidden = false;
  device.classList.remove("stale");
  notice.textContent = "";
  element("tools").hidden = !hello.control;
  listKeys();
}

// JPEG images are decoded asynchronously. An image is not drawn if a newer one has been decoded before.
let newest = 0;
async function show(data) {
  const number = new DataView(data).getUint32(0, true);
  newest = number;
  try {
    const image = await createImageBitmap(new Blob([new Uint8Array(data, 4)], { type: "image/jpeg" }));
    if (number === newest) {
      if (screen.width !== image.width || screen.height !== image.height) { screen.width = image.width; screen.height = image.height; }
      context.drawImage(image, 0, 0);
      screen.dataset.frame = number;
      count();
    }
    image.close();
  } finally { say(`shown ${number}`); }
}

// MARK: The state that all viewers see

let fetched = null;  // the number of the file that was fetched last

function see(news) {
  const last = state;
  state = news;
  if (JSON.stringify(app) !== JSON.stringify(state.device)) { app = state.device; fit(); }
  const demo = hello.demos.find(demo => demo.name === state.demo);
  element("name").textContent = state.demo;
  document.title = `${state.demo} — Segue`;
  screen.setAttribute("aria-label", `The screen of ${state.demo} on ${app.name}`);
  element("demo").disabled = !hello.control || (hello.demos.length < 2 && !demo?.scripts.length);
  element("demo").setAttribute("aria-label", `${state.demo}: demos and touch scripts`);
  const paused = state.pausedBy != null;
  document.body.classList.toggle("paused", paused);
  element("pause").setAttribute("aria-label", paused ? "Go on" : "Pause");
  for (const button of element("speeds").children) {
    const chosen = Number(button.dataset.speed) === state.speed;
    button.setAttribute("aria-checked", chosen);
    button.tabIndex = chosen || (state.speed !== 1 && ![0.25, 0.1].includes(state.speed) && button.dataset.speed === "1") ? 0 : -1;
  }
  element("replay").disabled = !state.hasTouches;
  const save = element("save");
  save.disabled = !state.hasTouches && !state.saving;
  save.classList.toggle("busy", !!state.saving);
  save.style.setProperty("--part", state.saving?.part ?? 0);
  save.setAttribute("aria-label", state.saving ? "Cancel the film" : "Save the last touches");
  statusLine.textContent = words();
  element("problem").hidden = !state.notice?.isProblem;
  element("problem-text").textContent = state.notice?.isProblem ? state.notice.text : "";
  followTyping();
  followVoice(last?.voice);
  if (last && (last.demo !== state.demo || !!last.saving !== !!state.saving)) closeMenus();
  if (state.saved && state.saved.by === hello.you && state.saved.number !== fetched) download(state.saved);
}

function words() {
  const parts = [];
  if (state.pausedBy != null) parts.push(`Paused by ${state.pausedBy === hello.you ? "you" : state.pausedBy ? `viewer ${state.pausedBy}` : "the terminal"}`);
  if (state.replay != null) parts.push(state.replay ? `Playing ${state.replay}` : "Replaying the last touches");
  if (state.speed !== 1) parts.push(`${Number(state.speed.toFixed(3))}× speed`);
  if (state.saving) parts.push(`Filming, ${Math.round(state.saving.part * 100)} %`);
  if (state.notice && !state.notice.isProblem) parts.push(state.notice.text);
  if (!hello.control) parts.push("Look and touch only");
  return parts.join(" · ");
}

// Downloads a file through access control. The browser stores it as its settings define.
function download(saved) {
  fetched = saved.number;
  const link = document.createElement("a");
  link.href = `/save/${saved.number}${query}`;
  link.download = saved.name;
  link.click();
}

// MARK: VoiceOver

// The spoken text of the screen, in order. A click on a line moves the focus to its element, which the line's number identifies.
function followVoice(last) {
  const voice = state.voice, panel = element("voice"), changed = panel.hidden === !!voice;
  panel.hidden = !voice || !hello.control;
  document.body.classList.toggle("read", !panel.hidden);
  if (changed) fit();
  if (panel.hidden) return;
  element("said").textContent = voice.said ?? "";
  const list = element("lines");
  if (JSON.stringify(last?.lines) !== JSON.stringify(voice.lines) || list.children.length !== voice.lines.length) {
    list.replaceChildren(...voice.lines.map((words, index) => {
      const line = document.createElement("li");
      line.setAttribute("role", "option");
      line.textContent = words || "(nothing is said)";
      line.classList.toggle("silent", !words);
      line.addEventListener("click", () => ask(`tell voice focus ${index + 1}`));
      return line;
    }));
  }
  [...list.children].forEach((line, index) => line.setAttribute("aria-selected", index === voice.focused));
  if (voice.focused != null) list.children[voice.focused]?.scrollIntoView({ block: "nearest" });
}

// MARK: The device on the page

function fit() {
  if (!app) return;
  const space = device.parentElement, border = space.clientWidth < 500 ? 6 : 11, style = getComputedStyle(space);
  const width = space.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  const height = space.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom);
  zoom = Math.max(0.05, Math.min((width - 2 * border - 16) / app.width, (height - 2 * border - 12) / app.height, 1.25));
  screen.style.width = `${app.width * zoom}px`;
  screen.style.height = `${app.height * zoom}px`;
  device.style.setProperty("--radius", `${app.radius * zoom}px`);
  device.style.setProperty("--border", `${border}px`);
  cutout.hidden = !app.cutOut;
  if (!app.cutOut) return;
  const [x, y, w, h] = app.cutOut, upright = w > h;
  for (const [name, value] of Object.entries({ x, y, w, h, curve: 6 })) cutout.style.setProperty(`--${name}`, `${value * zoom}px`);
  cutout.className = `${(upright ? y : x) > 0 ? "island" : "notch"} ${upright ? "upright" : "aside"}`;
}
addEventListener("resize", fit);

// MARK: Fingers

// A pointer is one finger, or two if Option (Alt) is held when it goes down. The second finger mirrors the first one about the centre of
// the screen. With Shift it keeps its distance to the first one.
const pointers = new Map();  // pointerId → { fingers: [{ number, x, y, dx?, dy? }] }
let hover = null;            // the location at which two fingers would begin
let apart = null;            // the vector from the first finger to the second, while Shift is held

function place(event) {
  const box = screen.getBoundingClientRect();
  return { x: (event.clientX - box.left) * app.width / box.width, y: (event.clientY - box.top) * app.height / box.height };
}
function partner(point) { return apart ? { x: point.x + apart.x, y: point.y + apart.y } : { x: app.width - point.x, y: app.height - point.y }; }
function freeNumber() {
  const used = new Set([...pointers.values()].flatMap(p => p.fingers.map(f => f.number)));
  let number = 0;
  while (used.has(number)) number += 1;
  return number;
}
function tell(phase, finger) { say(`${phase} ${finger.number} ${finger.x.toFixed(3)} ${finger.y.toFixed(3)}`); }

screen.addEventListener("pointerdown", event => {
  if (!app || event.button !== 0) return;
  event.preventDefault();
  screen.setPointerCapture(event.pointerId);
  const point = place(event), pointer = { fingers: [] };
  pointers.set(event.pointerId, pointer);
  hover = null;
  for (const spot of event.altKey ? [point, partner(point)] : [point]) {
    const finger = { number: freeNumber(), ...spot };
    pointer.fingers.push(finger);
    tell("began", finger);
  }
  draw();
});
screen.addEventListener("pointermove", event => {
  if (!app) return;
  const point = place(event), pointer = pointers.get(event.pointerId);
  hold(event, point);
  hover = event.altKey && !pointer ? point : null;
  if (pointer) {
    [point, partner(point)].slice(0, pointer.fingers.length).forEach((spot, index) => {
      Object.assign(pointer.fingers[index], spot);
      tell("moved", pointer.fingers[index]);
    });
  }
  draw();
});
for (const [name, phase] of [["pointerup", "ended"], ["pointercancel", "cancelled"]]) {
  screen.addEventListener(name, event => {
    const pointer = pointers.get(event.pointerId);
    if (!pointer) return;
    pointers.delete(event.pointerId);
    pointer.fingers.forEach(finger => tell(phase, finger));
    draw();
  });
}
screen.addEventListener("pointerleave", () => { hover = null; draw(); });
screen.addEventListener("contextmenu", event => event.preventDefault());

function hold(event, point) {
  if (!event.shiftKey) apart = null;
  else if (event.altKey && !apart) apart = { x: app.width - 2 * point.x, y: app.height - 2 * point.y };
}
addEventListener("keyup", event => { if (event.key === "Alt") { hover = null; draw(); } });
addEventListener("blur", release);

// Cancels all touches, because the window has lost the pointer or the app has ended.
function release() {
  for (const pointer of pointers.values()) pointer.fingers.forEach(finger => tell("cancelled", finger));
  pointers.clear();
  hover = null;
  draw();
}

// Draws circles for two fingers. For one finger the pointer is sufficient.
function draw() {
  const shown = hover ? [hover, partner(hover)] : [];
  for (const pointer of pointers.values()) if (pointer.fingers.length > 1 || pointers.size > 1) shown.push(...pointer.fingers);
  while (fingers.children.length > shown.length) fingers.lastChild.remove();
  while (fingers.children.length < shown.length) fingers.appendChild(document.createElement("div")).className = "finger";
  shown.forEach((spot, index) => {
    fingers.children[index].style.transform = `translate(${spot.x * zoom}px, ${spot.y * zoom}px)`;
    fingers.children[index].classList.toggle("down", !hover);
  });
}

// MARK: Commands

for (const button of document.querySelectorAll("[data-say]")) button.addEventListener("click", () => ask(button.dataset.say));
for (const [id, list, fill] of [["demo", "menu", fillMenu], ["save", "saves", fillSaves], ["around", "arounds", fillArounds]]) {
  element(id).addEventListener("click", () => { element(list).hidden ? openMenu(id, list, fill) : closeMenus(); });
}
element("help").addEventListener("click", showKeys);

// A group of choices is a single stop of the Tab key. The arrow keys move between its choices.
element("speeds").addEventListener("keydown", event => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const all = [...element("speeds").children], next = all[(all.indexOf(document.activeElement) + step + all.length) % all.length];
  next.focus();
  next.click();
  event.preventDefault();
});

function openMenu(id, list, fill) {
  closeMenus();
  const menu = element(list);
  menu.replaceChildren();
  fill(menu);
  menu.hidden = false;
  element(id).setAttribute("aria-expanded", "true");
  (menu.querySelector("[aria-checked=true]") ?? menu.querySelector("[role^=menuitem]"))?.focus();
}
function closeMenus() {
  for (const [id, list] of [["demo", "menu"], ["save", "saves"], ["around", "arounds"]]) {
    if (element(list).hidden) continue;
    const hadFocus = element(list).contains(document.activeElement);
    element(list).hidden = true;
    element(id).setAttribute("aria-expanded", "false");
    if (hadFocus) element(id).focus();
  }
}
function item(menu, title, command, { small, checked } = {}) {
  const button = menu.appendChild(document.createElement("button"));
  button.type = "button";
  button.tabIndex = -1;
  button.setAttribute("role", checked === undefined ? "menuitem" : "menuitemradio");
  if (checked !== undefined) button.setAttribute("aria-checked", checked);
  button.textContent = title;
  button.dataset.command = command;
  if (small) button.appendChild(document.createElement("small")).textContent = small;
  button.addEventListener("click", () => { closeMenus(); device.focus(); ask(command); });
}
function group(menu, title) {
  const part = menu.appendChild(document.createElement("div")), heading = part.appendChild(document.createElement("h3"));
  part.setAttribute("role", "group");
  part.setAttribute("aria-label", title);
  heading.setAttribute("aria-hidden", "true");
  heading.textContent = title;
  return part;
}
function fillMenu(menu) {
  if (hello.demos.length > 1) {
    const part = group(menu, "Demos");
    for (const demo of hello.demos) item(part, demo.name, `demo ${demo.name}`, { small: demo.summary, checked: demo.name === state.demo });
  }
  const scripts = hello.demos.find(demo => demo.name === state.demo)?.scripts ?? [];
  if (!scripts.length) return;
  const part = group(menu, `Touch scripts of ${state.demo}`);
  for (const script of scripts) item(part, script, `script ${script}`, { checked: script === state.replay });
}
function fillSaves(menu) {
  if (state.saving) return item(menu, "Cancel the film", "cancel");
  for (const [format, title, small] of hello.saves) item(menu, title, `save ${format}`, { small });
}
function fillArounds(menu) {
  for (const { title, items } of hello.environment) {
    const part = group(menu, title);
    for (const [command, name] of items) item(part, name, command, { checked: state.standing.includes(command) });
  }
}
for (const list of ["menu", "saves", "arounds"]) {
  element(list).addEventListener("keydown", event => {
    const items = [...element(list).querySelectorAll("[role^=menuitem]")], place = items.indexOf(document.activeElement);
    const next = { ArrowDown: place + 1, ArrowUp: place - 1 + items.length, Home: 0, End: items.length - 1 }[event.key];
    if (next !== undefined && items.length) { items[next % items.length].focus(); event.preventDefault(); }
    if (event.key === "Tab") closeMenus();
  });
}
addEventListener("pointerdown", event => { if (!event.target.closest(".anchor")) closeMenus(); });

// MARK: Keys

// The list of the player's keys, followed by those that only a page has.
const own = [["m", "Demos and touch scripts"], ["a", "The app's environment settings"], ["e", "Save the last touches"], ["?", "These keys"], ["⌥ Option, Alt", "Two fingers; with Shift side by side"]];

function listKeys() {
  const rows = hello.control ? [...hello.keys.map(([key, , meaning]) => [key, meaning]), ...own] : own.slice(3);
  element("key-list").replaceChildren(...rows.flatMap(([key, meaning]) => {
    const [term, words] = [document.createElement("dt"), document.createElement("dd")];
    term.appendChild(document.createElement("kbd")).textContent = key.length === 1 ? key.toUpperCase() : key;
    words.textContent = meaning;
    return [term, words];
  }));
}
function showKeys() { closeMenus(); if (!keys.open) keys.showModal(); }
keys.addEventListener("click", event => { if (event.target === keys) keys.close(); });

// MARK: Typing

// While the app edits a text, all typed text belongs to the app, and the page's own keys need Ctrl and Shift. An invisible field receives
// the text, so that input methods work.
const typist = element("typist");
const most = 2000;  // the maximum number of characters in a message: each has at most four bytes, or ten if it is escaped

function followTyping() {
  if (!state?.typing) { if (document.activeElement === typist) typist.blur(); return; }
  const box = screen.getBoundingClientRect(), parent = typist.offsetParent.getBoundingClientRect(), [x, y, height] = state.caret ?? [0, 0, 20];
  const zoom = box.width / app.width;
  typist.style.left = `${box.left - parent.left + x * zoom}px`;
  typist.style.top = `${box.top - parent.top + y * zoom}px`;
  typist.style.height = `${height * zoom}px`;
  if (document.activeElement !== typist && !keys.open && !document.querySelector(".menu:not([hidden])")) typist.focus({ preventScroll: true });
}

function quote(text) {
  let quoted = "";
  for (const sign of text.toWellFormed?.() ?? text) {
    const code = sign.codePointAt(0);
    if (sign === "\"" || sign === "\\") quoted += `\\${sign}`;
    else if (code < 0x20 || (code >= 0x7f && code < 0xa0) || (code >= 0x2028 && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069))
      quoted += `\\u{${code.toString(16).toUpperCase()}}`;
    else quoted += sign;
  }
  return `"${quoted}"`;
}
// A text that is too long for one message is sent in several. The first one has the original kind, and the others are typed text.
function sayText(kind, text) {
  const signs = [...text];
  if (!signs.length) { if (kind === "compose") say(`type compose ""`); return; }
  for (let start = 0; start < signs.length; start += most) {
    say(`type ${start ? "insert" : kind} ${quote(signs.slice(start, start + most).join(""))}`);
  }
}
function sayKey(name, event) {
  const held = [["shift", event.shiftKey], ["control", event.ctrlKey], ["option", event.altKey], ["command", event.metaKey]];
  say(`type key ${held.filter(([, down]) => down).map(([word]) => word + "+").join("")}${name}`);
}

const named = {
  Enter: "return", Tab: "tab", Escape: "escape", Backspace: "delete", Delete: "forward-delete", ArrowUp: "up", ArrowDown: "down",
  ArrowLeft: "left", ArrowRight: "right", Home: "home", End: "end", PageUp: "page-up", PageDown: "page-down",
};
typist.addEventListener("keydown", event => {
  if (event.isComposing || event.keyCode === 229) { event.stopPropagation(); return; }
  if (event.ctrlKey && event.shiftKey && event.key.toLowerCase() !== "z" && !named[event.key]) return;  // a key of the page
  event.stopPropagation();
  if (named[event.key]) { event.preventDefault(); sayKey(named[event.key], event); return; }
  if ((event.ctrlKey || event.metaKey) && "acxz".includes(event.key.toLowerCase())) {
    event.preventDefault();
    sayKey(event.key.toLowerCase(), event);
  }
});
let isComposing = false, composed = "";  // the composition that was sent last, because browsers repeat an event before they commit it
typist.addEventListener("compositionstart", () => { isComposing = true; composed = ""; });
typist.addEventListener("compositionupdate", event => {
  if ((event.data ?? "") === composed) return;
  composed = event.data ?? "";
  sayText("compose", composed);
});
typist.addEventListener("compositionend", event => {
  isComposing = false;
  if (event.data) sayText("insert", event.data); else if (composed) say(`type compose ""`);
  typist.value = "";
});
typist.addEventListener("beforeinput", event => {
  if (isComposing || event.inputType.includes("Composition")) return;
  event.preventDefault();
  switch (event.inputType) {
    case "insertText": case "insertReplacementText": sayText("insert", event.data ?? event.dataTransfer?.getData("text/plain") ?? ""); break;
    case "insertLineBreak": case "insertParagraph": say("type key return"); break;
    case "deleteContentBackward": say("type delete"); break;
    case "deleteWordBackward": say("type key option+delete"); break;
    case "deleteContentForward": say("type key forward-delete"); break;
  }
});
typist.addEventListener("paste", event => {
  event.preventDefault();
  sayText("paste", event.clipboardData.getData("text/plain"));
});

let stepped = 0;
addEventListener("keydown", event => {
  const isOurs = state?.typing ? event.ctrlKey && event.shiftKey && !event.metaKey && !event.altKey : !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isOurs || !hello) return;
  if (event.key === "Escape") { closeMenus(); return; }
  if (event.key === "?") { keys.open ? keys.close() : showKeys(); return; }
  if (keys.open || event.target.closest(".menu")) return;
  const key = event.key === " " ? "Space" : event.key.toLowerCase();
  // The space bar presses a button that was reached by keys. It does not press a button again that was clicked.
  if (key === "Space" && event.target.closest("button")?.matches(":focus-visible")) return;
  if (key === "Space") document.activeElement?.blur();
  if (key === "m" && !element("demo").disabled) { element("demo").click(); event.preventDefault(); return; }
  if (key === "e" && hello.control && !element("save").disabled) { element("save").click(); event.preventDefault(); return; }
  if (key === "a" && hello.control) { element("around").click(); event.preventDefault(); return; }
  const found = hello.keys.find(([name]) => name === key);
  if (!found) return;
  event.preventDefault();
  // A held key advances tick by tick, at a limited rate.
  if (event.repeat && (found[1] !== "step" || event.timeStamp - stepped < 90)) return;
  stepped = event.timeStamp;
  ask(found[1]);
});

// MARK: Readout

// The number of frames per second. It is shown only while something moves.
let distance = 0;
const times = [];  // the times at which the frames of the last second were drawn

function count() {
  const now = performance.now();
  if (times.length && now - times[times.length - 1] > 250) times.length = 0;
  times.push(now);
  while (now - times[0] > 1000) times.shift();
}
setInterval(() => {
  const moves = times.length > 5 && performance.now() - times[times.length - 1] < 250;
  if (moves) readout.textContent = `${((times.length - 1) * 1000 / (times[times.length - 1] - times[0])).toFixed(0)} fps · ${distance.toFixed(0)} ms`;
  readout.classList.toggle("shown", moves);
}, 200);
setInterval(() => say(`echo ${performance.now().toFixed(1)}`), 1000);

connect();
