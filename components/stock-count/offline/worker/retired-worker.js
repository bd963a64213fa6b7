// @ts-check

/** Replaces the service worker where counting without network is off: it removes the caches and itself. */
export function retiredWorker() {
  const worker = /** @type {any} */ (globalThis);
  worker.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(worker.skipWaiting()));
  worker.addEventListener('activate', (/** @type {any} */ event) => {
    const retire = async () => {
      const names = (await caches.keys()).filter((name) => name.startsWith('toonbank.countingApp'));
      await Promise.all(names.map((name) => caches.delete(name)));
      await worker.registration.unregister();
    };
    event.waitUntil(retire());
  });
}
