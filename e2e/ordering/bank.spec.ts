import { expect, type Page, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { fillCart } from '../support/cart.ts';
import { logIn, siteUrl } from '../support/shop.ts';

/** Sites whose buyers no other test uses: tests run side by side, and one that orders empties the cart. */
const SITE = 'dispenserplein';
const SITE_OF_KEPT_PAGE = 'sanitairplein';
const SANDBOX = /\/sandbox-betaling\//;

/**
 * Orders the cart with iDEAL, up to the bank's page.
 * @returns the order's number
 */
async function orderByIdeal(page: Page, review: string): Promise<string> {
  await page.goto(review);
  await page.getByRole('radio', { name: /iDEAL/ }).check();
  await page.getByRole('checkbox', { name: /leveringsvoorwaarden/ }).check();
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).click();
  await expect(page).toHaveURL(SANDBOX);
  const text = await page.getByText(/Bestelling \d+/).innerText();
  return /Bestelling (\d+)/.exec(text)?.[1] ?? '';
}

test('Back at the bank leads to the waiting order: on every page, to pay it or to take it back into the cart', async ({
  page,
  baseURL,
}) => {
  const at = (path: string) => siteUrl(baseURL, SITE, path);
  const main = page.getByRole('main');
  await logIn(page, buyerOf(SITE), at('/login'));
  await fillCart(page, 2);
  const number = await orderByIdeal(page, at('/nl/winkelwagen/review'));

  await page.goBack();
  const heading = page.getByRole('heading', { name: `Bestelling ${number} wacht op betaling` });
  await expect(heading).toBeInViewport();
  await expect(main).not.toContainText('Uw winkelwagen is leeg');
  expect(await page.evaluate(() => scrollY)).toBe(0);

  // Every page shows the waiting order, with a link to pay.
  const waits = /wacht op betaling tot (\d\d-\d\d-\d{4} )?\d\d:\d\d/;
  for (const path of ['/', '/nl/mijn-account', '/nl/mijn-account/bestellingen']) {
    await page.goto(at(path));
    await expect(main.getByText(waits).first()).toBeVisible();
    await expect(main.getByRole('link', { name: `Bestelling ${number} betalen` }).first()).toBeVisible();
  }

  // Cancelled by the bank's own button: not the same as failed.
  await page.goto(at('/nl/winkelwagen/review'));
  // Not another order that waits, such as one of a try that failed.
  const waiting = main.locator('section').filter({ has: heading });
  await waiting.getByRole('button', { name: 'Nu betalen' }).click();
  await page.getByRole('button', { name: 'Geannuleerd' }).click();
  await expect(main).toContainText(
    /U hebt de betaling geannuleerd. De bestelling blijft tot (\d\d-\d\d-\d{4} )?\d\d:\d\d voor u staan/,
  );
  await page.getByRole('button', { name: 'Anders betalen' }).click();
  await expect(page.getByRole('button', { name: /Op factuur/ })).toBeVisible();

  await page.getByRole('button', { name: 'Terug in winkelwagen' }).click();
  await expect(page).toHaveURL(at('/nl/winkelwagen'));
  await expect(main.getByRole('spinbutton').first()).toBeVisible();
  await page.goto(at(`/nl/mijn-account/bestellingen/${number}`));
  await expect(main).toContainText('U hebt deze bestelling geannuleerd. U hoeft niets te betalen.');
});

test('a page from the back-forward cache reloads its data', async ({ page, baseURL }) => {
  const at = (path: string) => siteUrl(baseURL, SITE_OF_KEPT_PAGE, path);
  await logIn(page, buyerOf(SITE_OF_KEPT_PAGE), at('/login'));
  await fillCart(page, 2);
  // An answer without a page keeps the checkout as it was.
  await page.route(SANDBOX, (route) => route.fulfill({ status: 204 }));
  await page.goto(at('/nl/winkelwagen/review'));
  await page.getByRole('radio', { name: /Op factuur/ }).check();
  await page.getByRole('radio', { name: /iDEAL/ }).check();
  await page.getByRole('checkbox', { name: /leveringsvoorwaarden/ }).check();
  const asked = page.waitForRequest(SANDBOX);
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).click();
  await asked;
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(
    page.getByRole('heading', { name: /Bestelling \d+ wacht op betaling/ }).first(),
  ).toBeInViewport();
});
