const WORKER = '/assessment/sw.js';
const SCOPE = '/assessment/';
const NOT_FOUND = 404;

/**
 * Registers the service worker, so that the page can be reloaded offline. If the hub no longer has the
 * worker, it is unregistered.
 */
export function keepPageOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = async () => {
    const { status } = await fetch(WORKER, { method: 'HEAD', cache: 'no-store' });
    if (status === NOT_FOUND) await takeBack();
    else await navigator.serviceWorker.register(WORKER, { scope: SCOPE });
  };
  // Without the worker the form works as long as the page is open.
  register().catch(() => undefined);
}

async function takeBack() {
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('assessment-')).map((name) => caches.delete(name)),
  );
}
