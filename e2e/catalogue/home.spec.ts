import { expect, type Page, test } from '@playwright/test';
import { layoutShift } from '../../bench/browser/feel.ts';
import { buyerOf } from '../support/accounts.ts';
import { expectNoFindings } from '../support/axe.ts';
import { comeNear } from '../support/come-near.ts';
import { logIn, siteUrl } from '../support/shop.ts';

const slider = (page: Page) => page.getByRole('region', { name: 'Uitgelicht' });
const slides = (page: Page) => slider(page).getByRole('listitem');
const start = (page: Page) => page.getByRole('region', { name: 'Snel verder' });

test('the hero changes by button, number and arrow key, and never by itself', async ({ page }) => {
  await page.goto('/');
  await expect(slides(page)).toHaveCount(3);
  await expect(slides(page).nth(0)).toBeInViewport({ ratio: 0.5 });
  await comeNear(slider(page));
  await slider(page).getByRole('button', { name: 'Uitgelicht: volgende' }).click();
  await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.5 });
  await expect(slides(page).nth(0)).not.toBeInViewport({ ratio: 0.5 });
  await slider(page).getByRole('link', { name: '1 van 3' }).click();
  await expect(slides(page).nth(0)).toBeInViewport({ ratio: 0.5 });
  expect(new URL(page.url()).hash, 'no address of its own').toBe('');

  await slides(page).nth(0).getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(slides(page).nth(1).getByRole('link')).toBeFocused();
  await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.5 });
  await expect(slider(page).getByRole('link', { name: '2 van 3' })).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nl\/c\/merken\/toonkeur$/);
});

test('a visitor sees brands, news and the review score, each with a link to all of them', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Onze merken' }).getByRole('listitem')).toHaveCount(8);
  await expect(main.getByRole('heading', { name: 'Zakelijk inkopen met uw eigen prijzen' })).toBeVisible();
  await main.getByRole('link', { name: 'Over onze beoordelingen' }).click();
  await expect(page).toHaveURL(/\/nl\/beoordelingen$/);
  await page.goBack();
  const news = main.getByRole('region', { name: 'Nieuws' });
  await expect(news.getByRole('listitem')).toHaveCount(3);
  const first = news.getByRole('listitem').first().getByRole('link');
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(start(page)).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the slides are a row with a number for each, and without a button that does nothing', async ({
    page,
  }) => {
    await page.goto('/');
    await slider(page).getByRole('link', { name: '2 van 3' }).click();
    await expect(slides(page).nth(1)).toBeInViewport({ ratio: 0.5 });
    await expect(slides(page).nth(0)).not.toBeInViewport({ ratio: 0.5 });
    await expect(slider(page).getByRole('button')).toHaveCount(0);
  });
});

test('a customer first sees products to reorder, running orders and the lists', async ({ page }) => {
  await logIn(page, buyerOf('demo'));
  await page.goto('/');
  const cards = start(page).getByRole('heading', { level: 3 });
  await expect(cards).toHaveText(['Opnieuw bestellen', 'Lopende bestellingen', 'Bestellijsten']);
  const [own, hero] = [await start(page).boundingBox(), await slider(page).boundingBox()];
  expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(hero?.y ?? 0);
  await start(page)
    .getByRole('link', { name: /^\d{5,}$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/nl\/mijn-account\/bestellingen\/\d+/);
});

test('a customer orders the same again in one press', async ({ page, baseURL }) => {
  // A cart that no other test uses.
  const site = 'puurschoon';
  await logIn(page, buyerOf(site), siteUrl(baseURL, site, '/login'));
  await page.goto(siteUrl(baseURL, site));
  const button = start(page).getByRole('button', { name: /winkelwagen|opnieuw bestellen/ });
  await button.click();
  await expect(start(page).getByRole('link', { name: 'Naar winkelwagen' })).toBeVisible();
  await expect(start(page).getByRole('status')).toContainText('winkelwagen');
});

const newCustomer = {
  due: [],
  dueCount: 0,
  running: [],
  runningCount: 0,
  latest: [],
  again: { lines: [], of: 0 },
  lists: [],
  listCount: 0,
};

test('a new customer sees how to start, and the layout does not shift when it arrives', async ({
  page,
  browser,
}) => {
  await logIn(page, buyerOf('demo'));
  const state = await page.context().storageState();
  for (const width of [1280, 360]) {
    const context = await browser.newContext({ storageState: state, viewport: { width, height: 800 } });
    const fresh = await context.newPage();
    await fresh.route('**/internal/dashboard', (route) => route.fulfill({ json: newCustomer }));
    expect.soft(await layoutShift(fresh, new URL('/', page.url()).href), `at ${width}`).toBeCloseTo(0, 2);
    await expect(start(fresh).getByRole('heading', { level: 3 })).toHaveText([
      'Uw eerste bestelling',
      'Snel bestellen',
      'Maak een bestellijst',
    ]);
    await context.close();
  }
});

test('says so while the orders can not be loaded, and shows them when they can', async ({ page }) => {
  await logIn(page, buyerOf('demo'));
  await page.route('**/internal/dashboard', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/');
  await expect(start(page).getByRole('alert')).toContainText('nu niet op te halen');
  await expect(start(page).getByRole('link', { name: 'Snel bestellen' })).toBeVisible();
  await page.unroute('**/internal/dashboard');
  await expect(start(page).getByRole('heading', { name: 'Lopende bestellingen' })).toBeVisible();
});

test('axe reports nothing on the home page, for customers either', async ({ page }) => {
  await expectNoFindings(page, ['/']);
  await logIn(page, buyerOf('demo'));
  await expectNoFindings(page, ['/']);
});
