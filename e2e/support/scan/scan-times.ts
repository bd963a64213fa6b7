import type { Page } from '@playwright/test';

declare global {
  interface Window {
    scanTimes: { asked: number; decodes: number[]; codes: number[] };
    tracks: MediaStreamTrack[];
  }
}

/** Makes pages record how long the worker takes for a frame, and the cameras that they start. */
export async function recordScans(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.scanTimes = { asked: 0, decodes: [], codes: [] };
    window.tracks = [];
    const times = window.scanTimes;
    window.Worker = class extends Worker {
      constructor(address: string | URL) {
        super(address);
        const post = this.postMessage.bind(this);
        this.postMessage = ((message: unknown, transfer: Transferable[] = []) => {
          times.asked = performance.now();
          post(message, transfer);
        }) as typeof post;
        this.addEventListener('message', ({ data }) => {
          if (data.ready) return;
          times.decodes.push(performance.now() - times.asked);
          if (data.code) times.codes.push(performance.now());
        });
      }
    };
    const { mediaDevices } = navigator;
    const start = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await start(constraints);
      window.tracks.push(...stream.getTracks());
      return stream;
    };
  });
}

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

/** In milliseconds: a frame in the worker, and from the decoded code to the request for its product. */
export async function scanTimes(page: Page) {
  const { decodes, toRequest } = await page.evaluate(() => {
    const { decodes, codes } = window.scanTimes;
    const requests = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/find_products'));
    const toRequest = requests.map(
      ({ startTime }) => startTime - Math.max(...codes.filter((at) => at <= startTime)),
    );
    return { decodes, toRequest };
  });
  return {
    frames: decodes.length,
    decode: { median: quantile(decodes, 0.5), p95: quantile(decodes, 0.95) },
    toRequest: { median: quantile(toRequest, 0.5), p95: quantile(toRequest, 0.95) },
  };
}
