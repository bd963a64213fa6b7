import type { Browser } from '@playwright/test';
import { summary } from '../backend.ts';

const TIMES = 5;
/** Of a middling phone on a slow 4G network, as Lighthouse has them. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000 * 0.9) / 8,
  uploadThroughput: (750_000 * 0.9) / 8,
};
const CPU_SLOWDOWN = 4;

/** Largest contentful paint of a first visit on a phone: the median, in ms. */
export async function largestPaint(browser: Browser, url: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    const context = await browser.newContext({ ...PHONE, locale: 'nl-NL' });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(url, { waitUntil: 'networkidle' });
    const time = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
    times.push(time);
    await context.close();
  }
  return summary(times).medianMs;
}
