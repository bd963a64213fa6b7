import { expect, test } from '@playwright/test';
import { openQuiet } from '../../scripts/lib/open-quiet.ts';
import { buyerOf } from '../support/accounts.ts';
import { answersShowNoPrice, recordAnswers, textShowsNoPrice } from '../support/prices.ts';
import { tag } from '../support/search-engines.ts';
import { logIn, siteUrl } from '../support/shop.ts';

const landings = ['/afvalzakken', '/schoonmaakmiddelen', '/toiletpapier', '/zeepdispensers', '/mondkapjes'];

test('from A to Z to a brand, a filter and a product', async ({ page }) => {
  await page.goto('/nl/c/merken');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Ons huismerk' })).toContainText('Toonkeur');
  await main.getByRole('navigation', { name: 'Merken op letter' }).getByRole('link', { name: 'H' }).click();
  await expect(page).toHaveURL(/\/nl\/c\/merken#merk-h$/);
  await expect(main.getByRole('heading', { name: 'H', exact: true })).toBeInViewport();

  await main.getByRole('searchbox', { name: 'Zoek een merk' }).fill('wit');
  const brands = main.getByRole('list', { name: 'Merken' }).getByRole('link');
  await expect(brands).toHaveCount(1);
  await brands.click();
  await expect(page).toHaveURL('/nl/c/merken/helderwit');
  await expect(main.getByRole('heading', { level: 1 }).locator('visible=true')).toHaveText('Helderwit');
  const articles = main.getByRole('article').locator('visible=true');
  await expect(articles.first()).toContainText('Helderwit');
  // A brand's list has no brand facet.
  const filters = main.getByRole('region', { name: 'Filters' }).locator('visible=true');
  await expect(filters.getByText('Kleur')).toBeVisible();
  await expect(filters.getByText('Merk', { exact: true })).toHaveCount(0);

  const white = filters.getByRole('link', { name: /^wit/ });
  const count = /\d+/.exec(await white.innerText())?.[0] ?? '';
  await white.click();
  await expect(page).toHaveURL(/\/nl\/c\/merken\/helderwit\?page=0&kleur=wit$/);
  await expect(main.getByRole('heading', { level: 2, name: `${count} producten` })).toBeVisible();
  await articles.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/nl\/p\/.*helderwit/);
  await expect(page.getByRole('heading', { level: 1 }).locator('visible=true')).toContainText('Helderwit');
});

test('a brand links to the groups that have its products', async ({ page }) => {
  await page.goto('/nl/c/merken/helderwit');
  const groups = page.getByRole('navigation', { name: 'Helderwit per groep' });
  const group = groups.getByRole('link', { name: /^Toiletpapier \d+$/ });
  const count = /\d+/.exec(await group.innerText())?.[0] ?? '';
  await group.click();
  await expect(page).toHaveURL(/\/nl\/c\/hygienepapier\/toiletpapier\?groupID=\d+&page=0&merk=Helderwit$/);
  await expect(page.getByRole('heading', { level: 2, name: `${count} producten` })).toBeVisible();
});

test('every brand has its logo, drawn in the colours of its packs', async ({ page }) => {
  await page.goto('/nl/c/merken');
  const logos = page.locator('.brand-grid img');
  expect(await logos.count()).toBeGreaterThan(30);
  for (const logo of await logos.all()) await logo.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      logos.evaluateAll((all) => all.filter((one) => !(one as HTMLImageElement).naturalWidth).length),
    )
    .toBe(0);
});

test('a brand has one address; another spelling redirects to it, an unknown brand gets a helpful 404', async ({
  page,
}) => {
  await page.goto('/nl/c/merken/Helderwit');
  await expect(page).toHaveURL('/nl/c/merken/helderwit');
  const answer = await page.goto('/nl/c/merken/onbekend');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dit merk voeren wij niet');
  await page.getByRole('link', { name: 'Alle merken bekijken' }).click();
  await expect(page).toHaveURL('/nl/c/merken');
});

test('the sale shows visitors no amount, and customers the former price', async ({ page }) => {
  const answers = recordAnswers(page);
  await openQuiet(page, '/nl/c/sale');
  const articles = page.getByRole('main').getByRole('article').locator('visible=true');
  await expect(articles).toHaveCount(24);
  for (const article of await articles.all()) await expect(article.locator('s')).toHaveCount(0);
  textShowsNoPrice(await page.getByRole('main').innerText());
  answersShowNoPrice(await answers());

  await logIn(page, buyerOf('demo'));
  await page.goto('/nl/c/sale');
  await expect(articles.locator('s').first()).toHaveText(/€\s\d/, { timeout: 20_000 });
});

test('landing pages link into the assortment, and every link leads to products', async ({ page }) => {
  test.slow();
  for (const path of landings) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    const main = page.getByRole('main');
    await expect(main.locator('.page-hero img')).toHaveJSProperty('complete', true);
    await main.getByRole('link', { name: 'Naar de keuzehulp' }).click();
    await expect(main.getByRole('heading', { level: 2, name: /^Keuzehulp/ })).toBeInViewport();
    await expect(main.getByRole('heading', { name: 'Veelgestelde vragen' })).toBeAttached();
    expect(await main.getByRole('article').count(), path).toBeGreaterThan(3);

    const links = await main
      .locator('#keuzehulp a[href^="/nl/c/"]')
      .evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute('href') ?? ''))]);
    expect(links.length, path).toBeGreaterThan(2);
    for (const link of links) {
      const target = await page.request.get(link);
      expect(target.status(), link).toBe(200);
      expect(tag(await target.text(), /(<article)/), link).toBeDefined();
    }
  }
});

test('a shop says on a landing page that it does not sell the goods, and links to what it sells', async ({
  page,
  baseURL,
}) => {
  await page.goto(siteUrl(baseURL, 'zakkenhuis', '/toiletpapier'));
  const main = page.getByRole('main');
  await expect(main.getByText('Toiletpapier verkopen wij niet.')).toBeVisible();
  await main.getByRole('link', { name: 'Pedaalemmerzakken', exact: true }).first().click();
  await expect(page).toHaveURL(/\/nl\/c\/pedaalemmerzakken\/?$/);
});

test('a group shows its advice below the list and links to the guide', async ({ page }) => {
  await page.goto('/nl/c/hygienepapier/toiletpapier');
  const below = page.locator('.list-outro');
  await expect(below.getByRole('heading', { name: 'Goed om te weten' })).toBeVisible();
  const guide = below.getByRole('link', { name: 'keuzehulp toiletpapier' });
  await expect(guide).toHaveAttribute('href', '/toiletpapier');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('brands, their pages and filters are links, and the field searches products', async ({ page }) => {
    await page.goto('/nl/c/merken');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: /^Klarivaan/ }).click();
    await expect(page).toHaveURL('/nl/c/merken/klarivaan');
    const articles = main.getByRole('article');
    const first = await articles.first().getByRole('link').first().innerText();
    await main.getByRole('link', { name: 'Volgende' }).click();
    await expect(page).toHaveURL('/nl/c/merken/klarivaan?page=1');
    await expect(articles.first()).not.toContainText(first);
    await main.getByRole('region', { name: 'Filters' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/klarivaan\?page=0&[a-z]+=/);
    await expect(articles.first()).toContainText('Klarivaan');

    await page.goto('/nl/c/merken');
    await main.getByRole('searchbox', { name: 'Zoek een merk' }).fill('zachtvel');
    await main.getByRole('searchbox', { name: 'Zoek een merk' }).press('Enter');
    await expect(page).toHaveURL('/nl/zoeken/zachtvel');
    await expect(articles.first()).toContainText('Zachtvel');
  });
});
