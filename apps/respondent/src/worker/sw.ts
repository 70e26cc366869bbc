// Lets the page of a form be loaded again without a network. It keeps the files of one build and nothing else: no
// answer of a call, and nothing of the hub.
/// <reference lib="webworker" />

export {};

// Filled in by the build.
declare const BUILD: { version: string; files: string[] };
declare const self: ServiceWorkerGlobalScope;

const PREFIX = 'assessment-';
const CACHE = PREFIX + BUILD.version;
const PAGE = '/assessment/';
const ASSETS = '/assessment/assets/';
/** The address of a form. */
const FORM = /^\/assessment\/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\/?$/i;
/** So long a network may think about the page, where it is here already. */
const PATIENCE_MS = 3000;

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll([new Request(PAGE, { cache: 'no-cache' }), ...BUILD.files]);
    // The page is one file of JavaScript: nothing of an older one is loaded later.
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => {
  const replace = async () => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(replace());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && FORM.test(pathname)) event.respondWith(loadPage(request));
  else if (pathname.startsWith(ASSETS)) event.respondWith(loadAsset(request));
});

/** The newest page, if the network gives it soon. */
async function loadPage(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.ok) return answer;
  } catch {
    // Away: the page is here.
  }
  return (await kept(PAGE)) ?? fetch(request);
}

/** A name has the hash of its content in it. */
const loadAsset = async (request: Request) => (await kept(request)) ?? fetch(request);

const kept = async (request: Request | string) => (await caches.open(CACHE)).match(request);
