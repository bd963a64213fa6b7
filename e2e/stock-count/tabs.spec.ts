import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { countingUrl } from '../../lib/urls/stock-count-urls.ts';
import { buyerOf } from '../support/accounts.ts';
import { logIn } from '../support/shop.ts';
import { countLines, makeList, openCount, partsOfShop } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** The ids of all events that tabs of this browser send. */
function sentEvents(context: BrowserContext): string[] {
  const sent: string[] = [];
  context.on('request', (request) => {
    if (!request.url().includes('update_stockcount')) return;
    const { events = [] } = request.postDataJSON() as { events?: { uuid: string }[] };
    sent.push(...events.map(({ uuid }) => uuid));
  });
  return sent;
}

/** Counts five lines without network in one of two tabs, and connects both at once. */
async function countInTwoTabs(context: BrowserContext, page: Page): Promise<number> {
  await logIn(page, buyerOf('demo'));
  const listId = await makeList(page, 5);
  await openCount(page, listId);
  const second = await context.newPage();
  await second.goto(countingUrl(listId));
  await expect(second.locator('.count-line')).toHaveCount(5);
  await context.setOffline(true);
  await countLines(page, [1, 2, 3, 4, 5]);
  await expect(second.locator('.count-line[data-state=counted]')).toHaveCount(5);
  await context.setOffline(false);
  for (const one of [page, second]) await expect(one.getByText('Alles is verstuurd')).toBeVisible();
  return listId;
}

const quantitiesOf = async (page: Page, listId: number) =>
  (await partsOfShop(page, listId)).map(({ quantity }) => quantity).toSorted((a, b) => a - b);

test('two tabs send each entry once', async ({ context, page }) => {
  const sent = sentEvents(context);
  const listId = await countInTwoTabs(context, page);
  expect(sent).toHaveLength(5);
  expect(await quantitiesOf(page, listId)).toEqual([1, 2, 3, 4, 5]);
});

test('two tabs of a browser without locks count each entry once', async ({ context, page }) => {
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'));
  const sent = sentEvents(context);
  const listId = await countInTwoTabs(context, page);
  expect(await page.evaluate(() => 'locks' in navigator)).toBe(false);
  expect(new Set(sent).size).toBe(5);
  expect(await quantitiesOf(page, listId)).toEqual([1, 2, 3, 4, 5]);
  await page.reload();
  await expect(page.locator('.count-line[data-state=counted]')).toHaveCount(5);
  expect(await quantitiesOf(page, listId)).toEqual([1, 2, 3, 4, 5]);
});

test('a page that closes sends what waits, and its latest entries are there again', async ({
  context,
  page,
}) => {
  await logIn(page, buyerOf('demo'));
  const listId = await makeList(page, 3);
  await page.clock.install();
  await openCount(page, listId);
  // No timer of the page runs any more: nothing is sent by itself.
  await page.clock.pauseAt(Date.now() + 60_000);
  await countLines(page, [6, 7]);
  await page.goto('about:blank');
  const next = await context.newPage();
  await next.goto('/nl/mijn-account');
  await expect.poll(() => quantitiesOf(next, listId)).toEqual([6, 7]);
  await next.goto(countingUrl(listId));
  await expect(next.getByText('2 tellingen ingevoerd')).toBeVisible();
  await next
    .getByRole('button', { name: /^Terug: / })
    .first()
    .click();
  await expect(next.getByText('1 van 3 geteld')).toBeVisible();
  await expect.poll(() => quantitiesOf(next, listId)).toEqual([6]);
});

test('a page that is hidden sends what waits', async ({ page }) => {
  await logIn(page, buyerOf('demo'));
  const listId = await makeList(page, 2);
  await page.clock.install();
  await openCount(page, listId);
  await page.clock.pauseAt(Date.now() + 60_000);
  await countLines(page, [8]);
  expect(await partsOfShop(page, listId)).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => quantitiesOf(page, listId)).toEqual([8]);
});
