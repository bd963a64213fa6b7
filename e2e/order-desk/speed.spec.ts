import { expect, test } from '@playwright/test';
import { logInAsAdmin } from '../support/admin.ts';
import { siteUrl } from '../support/shop.ts';

const KEYS = 90;
const NEXT_ROW_MS = 50;

test('a key press in a list shows the next row within 50 ms', async ({ page, baseURL }) => {
  await logInAsAdmin(page, 'demo', baseURL);
  await page.goto(siteUrl(baseURL, 'demo', '/beheer/bestellingen'));
  await expect(page.locator('tr[data-row]')).toHaveCount(100);
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { keyTimes: times });
    window.addEventListener(
      'keydown',
      () => {
        const from = performance.now();
        // A task after the frame: it is drawn by then.
        requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - from)));
      },
      { capture: true },
    );
  });
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('j');
  await expect(
    page
      .locator('tr[data-row]')
      .nth(KEYS - 1)
      .locator(':focus'),
  ).toBeInViewport();
  const timesOf = () => page.evaluate(() => (window as unknown as { keyTimes: number[] }).keyTimes);
  await expect.poll(async () => (await timesOf()).length).toBe(KEYS);
  const times = await timesOf();
  const sorted = times.toSorted((a, b) => a - b);
  const [median = Number.POSITIVE_INFINITY, p95 = 0] = [0.5, 0.95].map(
    (part) => sorted[Math.floor(KEYS * part)],
  );
  test.info().annotations.push({
    type: 'milliseconds',
    description: `median ${median.toFixed(1)}, p95 ${p95.toFixed(1)}`,
  });
  expect(median).toBeLessThanOrEqual(NEXT_ROW_MS);
});
