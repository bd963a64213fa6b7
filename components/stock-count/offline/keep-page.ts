import { COUNTING_SCOPE, COUNTING_WORKER } from '@/lib/urls/counting-app-urls';
import type { CountSheet } from './types';

/** Files that this page has loaded, also those that its HTML does not name. */
const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname, search }) => pathname + search);

/** The addresses of the pictures as they are on the page, and as the sheet names them. */
const pictures = (sheet: CountSheet) => {
  const shown = Array.from(document.images, ({ currentSrc }) => currentSrc);
  return [...shown, ...sheet.products.map(({ image }) => image)].filter((address) => address !== '');
};

/** Resolves when a worker serves pages; a new one first removes the caches of the one before. */
function activated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The worker was not installed.'));
    };
    worker.addEventListener('statechange', check);
    check();
  });
}

function ask(worker: ServiceWorker, sheet: CountSheet): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(
    { type: 'keep', page: location.pathname, files: loadedFiles(), pictures: pictures(sheet) },
    [port2],
  );
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
}

/**
 * Makes this page open without network. Resolves false where the browser has no service workers, or when a file could not
 * be fetched: the next visit tries again.
 */
export async function keepPage(sheet: CountSheet): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    // Against removal when the device has little space; browsers decide by themselves, or ask.
    void navigator.storage?.persist?.();
    const options = { scope: COUNTING_SCOPE, updateViaCache: 'none' } as const;
    const registration = await navigator.serviceWorker.register(COUNTING_WORKER, options);
    // A new build may have a new worker, and what the old one keeps now would be removed.
    await registration.update();
    const { installing, waiting, active } = registration;
    const worker = installing ?? waiting ?? active;
    if (!worker) return false;
    await activated(worker);
    return await ask(worker, sheet);
  } catch {
    return false;
  }
}
