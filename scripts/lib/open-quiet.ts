import type { Page, Response } from '@playwright/test';

const QUIET_MS = 500;

/**
 * Opens a URL and waits until everything that loads by itself has loaded. A page's scripts are loaded after
 * its first paint (ADR 44): by then the network may have been idle once already.
 */
export async function openQuiet(page: Page, url: string): Promise<Response | null> {
  const answer = await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction((quiet) => {
    const ends = performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    const waiting = document.querySelector('link[rel=later]') !== null;
    return !waiting && performance.now() - Math.max(0, ...ends) > quiet;
  }, QUIET_MS);
  return answer;
}
