/**
 * Keeps a static site for times without a connection: all of its files, of one version, each checked by its digest.
 *
 * `tilewright site` says in SITE which they are: "version", "files" (path: first digits of the SHA-256) and "elsewhere"
 * (address: SHA-384, as in `integrity`). A new version is kept beside the old one; it takes over when a page is opened
 * while no other page of the site is open, so that no page gets files of two versions.
 */

const SITE = { version: "", files: {}, elsewhere: {} };

const OURS = `tilewright ${registration.scope} `;
const NAME = OURS + SITE.version;
const INDEX = registration.scope;
const AT_ONCE = 6;

const addressOf = (path) => new URL(path === "index.html" ? "./" : path, registration.scope).href;
const KEPT = new Set([...Object.keys(SITE.files).map(addressOf), ...Object.keys(SITE.elsewhere)]);

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("message", () => self.skipWaiting());
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const address = url.replace(/[?#].*/s, "").replace(/\/index\.html$/, "/");
  if (method !== "GET" || !KEPT.has(address)) return;
  event.respondWith(mode === "navigate" && address === INDEX ? opened(event.request) : kept(address, event.request));
});

async function keepAll() {
  const cache = await caches.open(NAME);
  const older = await Promise.all((await others()).map((name) => caches.open(name)));
  const jobs = [
    ...Object.entries(SITE.files).map(([path, digest]) => () => keep(cache, older, addressOf(path), digest)),
    ...Object.entries(SITE.elsewhere).map(([address, digest]) => () => keep(cache, older, address, digest)),
  ];
  const work = async () => {
    for (let job = jobs.pop(); job; job = jobs.pop()) await job();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Keep one file: as it was kept before, as the browser has it, or as the host gives it. */
async function keep(cache, older, address, digest) {
  if (await cache.match(address)) return;
  const ways = [...older.map((one) => () => one.match(address)), () => fetch(address), () => fetch(address, { cache: "reload" })];
  for (const way of ways) {
    const found = await way();
    if (!found?.ok) continue;
    const content = await found.arrayBuffer();
    if (!(await isThat(content, digest))) continue;
    // Without what the host adds, such as a redirection, which could not be given to a page.
    await cache.put(address, new Response(content, { headers: { "Content-Type": found.headers.get("Content-Type") ?? "" } }));
    return;
  }
  throw new Error(`${address} is not there as this version of the site has it`);
}

async function isThat(content, wanted) {
  const digest = async (kind) => [...new Uint8Array(await crypto.subtle.digest(kind, content))];
  if (wanted.startsWith("sha384-")) return wanted === `sha384-${btoa(String.fromCharCode(...(await digest("SHA-384"))))}`;
  return (await digest("SHA-256")).map((byte) => byte.toString(16).padStart(2, "0")).join("").startsWith(wanted);
}

async function others() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
}

async function forgetOthers() {
  await Promise.all((await others()).map((name) => caches.delete(name)));
}

let hasAskedToTakeOver = false;

/** The page itself; of a newer version if there is one, and no other page is open. */
async function opened(request) {
  const open = await self.clients.matchAll({ type: "window" });
  if (!registration.waiting || open.length > 1 || hasAskedToTakeOver) return kept(INDEX, request);
  registration.waiting.postMessage("take over");
  hasAskedToTakeOver = true;
  return new Response(`<script>(${reloadWhenTakenOver})()</script>`, { headers: { "Content-Type": "text/html" } });
}

/**
 * Runs in a page that has nothing else. The newer version can only take over while the older one has nothing to do, and
 * Chromium may never answer a page that asks for itself while it does. If it takes too long, the older one is shown.
 */
async function reloadWhenTakenOver() {
  const end = performance.now() + 5_000;
  while (performance.now() < end) {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.waiting && registration?.active?.state !== "activating") break;
    await new Promise((done) => setTimeout(done, 50));
  }
  location.reload();
}

async function kept(address, request) {
  return (await (await caches.open(NAME)).match(address)) ?? fetch(request);
}
