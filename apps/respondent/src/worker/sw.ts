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
/** How long the network may take before the cached page is used. */
const PATIENCE_MS = 3000;

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll([new Request(PAGE, { cache: 'no-cache' }), ...BUILD.files]);
    // Safe because the page is a single script: an open page never loads more files of the old build.
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

/** The newest page, if the network delivers it soon. */
async function loadPage(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.ok) return answer;
  } catch {
    // Offline: the cached page is used.
  }
  return (await kept(PAGE)) ?? fetch(request);
}

/** A file name contains the hash of its content, so a cached file is always right. */
const loadAsset = async (request: Request) => (await kept(request)) ?? fetch(request);

const kept = async (request: Request | string) => (await caches.open(CACHE)).match(request);
