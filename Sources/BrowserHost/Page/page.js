"use strict";
// Shows an app that runs elsewhere: frames come over a WebSocket, touches go back. A line of text each, as in a touch script:
// "began 0 195.0 420.5". Every frame that was drawn is acknowledged, and only then does the app send more.

const screen = document.getElementById("screen"), device = document.getElementById("device"), fingers = document.getElementById("fingers");
const notice = document.getElementById("notice"), readout = document.getElementById("readout");
const context = screen.getContext("2d", { alpha: false });
let app = null;      // { width, height, radius, scale, name }: what the app's screen is like
let socket = null;
let zoom = 1;        // CSS pixels per point
let patience = 500;  // ms until the next attempt to connect

// MARK: The stream

function connect() {
  const token = new URLSearchParams(location.search).get("token");
  socket = new WebSocket(`ws://${location.host}/stream${token ? "?token=" + encodeURIComponent(token) : ""}`);
  socket.binaryType = "arraybuffer";
  socket.onmessage = ({ data }) => { typeof data === "string" ? hear(data) : show(data); };
  socket.onclose = () => {
    release();
    device.classList.add("stale");
    notice.textContent = app ? "Reconnecting…" : "Waiting for the app…";
    setTimeout(connect, patience);
    patience = Math.min(patience * 1.6, 5000);
  };
}

function say(text) { if (socket.readyState === WebSocket.OPEN) socket.send(text); }

function hear(text) {
  if (text.startsWith("echo ")) { distance = performance.now() - Number(text.slice(5)); return; }
  app = JSON.parse(text);
  patience = 500;
  document.title = `Segue — ${app.name}`;
  device.hidden = false;
  device.classList.remove("stale");
  notice.textContent = "";
  fit();
}

// JPEGs decode aside; one that is overtaken by a newer one is not drawn.
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
      drawn += 1;
    }
    image.close();
  } finally { say(`shown ${number}`); }
}

// MARK: The device on the page

function fit() {
  if (!app) return;
  const space = device.parentElement, border = space.clientWidth < 500 ? 6 : 11;
  zoom = Math.min((space.clientWidth - 2 * border - 16) / app.width, (space.clientHeight - 2 * border - 24) / app.height, 1.25);
  screen.style.width = `${app.width * zoom}px`;
  screen.style.height = `${app.height * zoom}px`;
  device.style.setProperty("--radius", `${app.radius * zoom}px`);
  device.style.setProperty("--border", `${border}px`);
}
addEventListener("resize", fit);

// MARK: Fingers

// A pointer is one finger, or two while Option (Alt) is held when it comes down: the second one mirrors it about the centre of the
// screen or, with Shift, keeps its distance.
const pointers = new Map();  // pointerId → { fingers: [{ number, x, y, dx?, dy? }] }
let hover = null;            // where two fingers would come down
let apart = null;            // from the first finger to the second, while Shift holds it

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

// Whatever is down is lifted: the window lost its pointer, or the app is gone.
function release() {
  for (const pointer of pointers.values()) pointer.fingers.forEach(finger => tell("cancelled", finger));
  pointers.clear();
  hover = null;
  draw();
}

// Circles for two fingers: for one the pointer itself is enough.
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

// MARK: Readout

let drawn = 0, distance = 0;
setInterval(() => {
  readout.textContent = socket.readyState === WebSocket.OPEN ? `${drawn} fps · ${distance.toFixed(0)} ms` : "";
  drawn = 0;
  say(`echo ${performance.now().toFixed(1)}`);
}, 1000);

connect();
