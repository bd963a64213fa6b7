import { expect, type Page, test } from '@playwright/test';
import { jsonLdOf } from '../support/search-engines.ts';
import { siteUrl } from '../support/shop.ts';

const PAGE = '/nl/vragen-over-levering';
const ANSWER = 'In uw winkelwagen ziet u hoeveel er nog ontbreekt tot gratis verzending.';

const question = (page: Page, text: string) =>
  page.locator('.prose details').filter({ has: page.locator('summary', { hasText: text }) });
const answer = (page: Page) => page.getByText(ANSWER);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a question opens and closes', async ({ page, baseURL }) => {
    await page.goto(siteUrl(baseURL, 'demo', PAGE));
    await expect(answer(page)).not.toBeVisible();
    await page.getByText('Wat kost de verzending?').click();
    await expect(answer(page)).toBeVisible();
    await page.getByText('Wat kost de verzending?').click();
    await expect(answer(page)).not.toBeVisible();
  });

  test('an address opens its question, below the header', async ({ page, baseURL }) => {
    await page.goto(siteUrl(baseURL, 'demo', `${PAGE}#wat-kost-de-verzending`));
    await expect(answer(page)).toBeVisible();
    const title = await page.getByText('Wat kost de verzending?').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(title?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0) - 1);
    await expect(question(page, 'Kan ik zelf een dag kiezen?')).not.toHaveAttribute('open');
  });

  test('a search for a matter of service leads to the answer, also with a typing error', async ({
    page,
    baseURL,
  }) => {
    for (const text of ['bezorgkosten', 'verzendkostne']) {
      await page.goto(siteUrl(baseURL, 'huispapier', `/nl/zoeken/${text}`));
      const hits = page.getByRole('region', { name: /pagina’s$/ });
      const link = hits.getByRole('link', { name: 'Wat kost de verzending?' });
      await expect(link, text).toHaveAttribute('href', `${PAGE}#wat-kost-de-verzending`);
    }
    await page.getByRole('link', { name: 'Wat kost de verzending?' }).click();
    await expect(answer(page)).toBeVisible();
  });
});

test('on paper all questions are open', async ({ page, baseURL }) => {
  await page.goto(siteUrl(baseURL, 'demo', PAGE));
  const height = () => answer(page).evaluate((element) => element.getBoundingClientRect().height);
  expect(await height()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(height).toBeGreaterThan(10);
});

test('the contents stand above the text on a phone, and stay beside it on a desk', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(siteUrl(baseURL, 'horecahuis', '/nl/leveringsvoorwaarden'));
  const contents = page.getByRole('navigation', { name: 'Op deze pagina' });
  await expect(contents).toHaveCount(1);
  const first = page.getByRole('heading', { name: '1. Prijzen' });
  expect((await contents.boundingBox())?.y).toBeLessThan((await first.boundingBox())?.y ?? 0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await contents.getByRole('link', { name: '8. Recht' }).click();
  await expect(page).toHaveURL(/#8-recht$/);
  await expect(page.getByRole('heading', { name: '8. Recht' })).toBeInViewport();
  await contents.getByRole('link', { name: '3. Verzending en levering' }).click();
  const header = await page.getByRole('banner').boundingBox();
  const bottom = (header?.y ?? 0) + (header?.height ?? 0);
  const top = async () => (await page.getByRole('heading', { name: /^3\./ }).boundingBox())?.y;
  await expect.poll(top).toBeLessThan(bottom + 40);
  expect(await top()).toBeGreaterThanOrEqual(bottom);
  await expect(contents).toBeInViewport();
});

test('search engines get exactly the questions that the page shows', async ({ page, baseURL }) => {
  await page.goto(siteUrl(baseURL, 'zorgvoorraad', '/nl/vragen-over-bestellen'));
  const things = jsonLdOf(await page.content());
  const faq = things.find((thing) => thing['@type'] === 'FAQPage');
  const names = ((faq?.mainEntity ?? []) as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual(await page.locator('.prose summary').allInnerTexts());
  expect(names.length).toBeGreaterThan(10);
  expect(JSON.stringify(things)).not.toMatch(/aggregateRating|"Review"/);
});

test('pages stand below the products that a search found, and not in a narrowed list', async ({
  page,
  baseURL,
}) => {
  await page.goto(siteUrl(baseURL, 'demo', '/nl/zoeken/toiletpapier'));
  const hits = page.getByRole('region', { name: 'Ook gevonden: pagina’s' });
  await expect(hits.getByRole('link').first()).toHaveAttribute('href', /^\/toiletpapier/);
  const product = page.getByRole('main').getByRole('article').first();
  expect((await product.boundingBox())?.y).toBeLessThan((await hits.boundingBox())?.y ?? 0);
  await page.goto(siteUrl(baseURL, 'demo', '/nl/zoeken/toiletpapier?page=1'));
  await expect(hits).toHaveCount(0);
});
