import { expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';
import { buyerOf } from '../support/accounts.ts';
import { answersShowNoPrice, recordAnswers, textShowsNoPrice } from '../support/prices.ts';
import { logIn, siteUrl } from '../support/shop.ts';

const OVERVIEW = '/nl/leveranciers';

for (const site of ['demo', 'horecahuis'])
  test(`a visitor of ${site} goes from a product to its supplier, and sees no price`, async ({
    page,
    baseURL,
  }) => {
    const answers = recordAnswers(page);
    await page.goto(siteUrl(baseURL, site, OVERVIEW));
    const main = page.getByRole('main');
    const suppliers = main.getByRole('region', { name: 'Leveranciers' }).getByRole('heading', { level: 3 });
    expect(await suppliers.count()).toBeGreaterThanOrEqual(site === 'demo' ? 8 : 3);
    await suppliers.filter({ hasText: 'Samenmerk Inkoop' }).getByRole('link').click();
    await expect(page).toHaveURL(/\/nl\/leveranciers\/samenmerk-inkoop-\d+$/);
    const product = main.getByRole('article').locator('visible=true').first().getByRole('link').first();
    const name = await product.innerText();
    await product.click();
    await expect(main.getByRole('heading', { level: 1 }).locator('visible=true')).toHaveText(name);
    await main.getByText('Leverancier: ').getByRole('link').click();
    await expect(page).toHaveURL(/\/nl\/leveranciers\/samenmerk-inkoop-\d+$/);
    await expect(main.getByText('Laatst bij deze leverancier gekocht')).toHaveCount(0);
    textShowsNoPrice(await main.innerText());
    answersShowNoPrice(await answers());
  });

test('certificates name their last day: one has expired, one ends soon, and each is a PDF', async ({
  page,
}) => {
  await page.goto(OVERVIEW);
  const paths = await page
    .getByRole('region', { name: 'Leveranciers' })
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  const states: string[] = [];
  for (const path of paths) {
    const html = await (await page.request.get(path)).text();
    const { document } = new JSDOM(html).window;
    const certificates = [...document.querySelectorAll('[aria-labelledby=certificaten] li')];
    for (const { textContent } of certificates) {
      expect(textContent).toMatch(/(Geldig|Was geldig) tot en met \d+ \w+ \d{4}/);
      states.push(/Geldig|Loopt binnenkort af|Verlopen/.exec(textContent)?.[0] ?? '');
    }
    const pdf = certificates[0]?.querySelector('a')?.getAttribute('href') ?? '';
    const answer = await page.request.get(pdf);
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  }
  expect(states.filter((state) => state === 'Verlopen')).toHaveLength(1);
  expect(states.filter((state) => state === 'Loopt binnenkort af')).toHaveLength(1);
  expect(states.filter((state) => state === 'Geldig').length).toBeGreaterThan(10);
});

test('a supplier has its safety sheets, and its products with filters and pages', async ({ page }) => {
  await page.goto(OVERVIEW);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Zuiderzeep Chemie' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Zuiderzeep Chemie' })).toBeVisible();
  const address = page.url();
  const sheets = main.getByRole('region', { name: 'Veiligheidsbladen' });
  await sheets.getByText(/^Sopranol: \d+ veiligheidsbladen$/).click();
  const sheet = await sheets.locator('a:visible').first().getAttribute('href');
  expect((await page.request.get(sheet ?? '')).headers()['content-type']).toBe('application/pdf');

  const articles = main.getByRole('article').locator('visible=true');
  await expect(articles).toHaveCount(24);
  const filters = main.getByRole('region', { name: 'Filters' }).locator('visible=true');
  await filters.getByRole('link', { name: /^Vetlozen/ }).click();
  await expect(page).toHaveURL(`${address}?page=0&merk=Vetlozen`);
  await expect(articles.first()).toContainText('Vetlozen');
  await page.goto(`${address}?page=1`);
  await expect(articles).toHaveCount(24);
  await expect(page).toHaveTitle(/pagina 2/);
});

test('a supplier has one address; an unknown one gets a helpful 404', async ({ page }) => {
  await page.goto(OVERVIEW);
  const link = page.getByRole('main').getByRole('link', { name: 'Merwedezak' });
  const path = (await link.getAttribute('href')) ?? '';
  await page.goto(path.replace('merwedezak', 'oude-naam'));
  await expect(page).toHaveURL(path);
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${path}$`));
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"@type":"Organization"');
  const sitemap = await page.request.get('/sitemap.xml');
  expect(await sitemap.text()).toContain(`${path}</loc>`);

  const answer = await page.goto('/nl/leveranciers/onbekend-99999999');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Alle leveranciers bekijken' }).click();
  await expect(page).toHaveURL(OVERVIEW);
});

test('a brand names its supplier, and all brands lead to the suppliers', async ({ page }) => {
  await page.goto('/nl/c/merken/helderwit');
  await page.getByRole('main').getByRole('link', { name: 'Vellendorp Papier' }).click();
  await expect(page).toHaveURL(/\/nl\/leveranciers\/vellendorp-papier-\d+$/);
  await page.goto('/nl/c/merken');
  await page.getByRole('main').getByRole('link', { name: 'Onze leveranciers' }).click();
  await expect(page).toHaveURL(OVERVIEW);
});

test('a customer sees the last purchases, a visitor of the same page does not', async ({ page, browser }) => {
  await logIn(page, buyerOf('demo'));
  await page.goto(OVERVIEW);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Samenmerk Inkoop' }).click();
  const bought = main.getByRole('region', { name: 'Laatst bij deze leverancier gekocht' });
  const first = bought.getByRole('listitem').first();
  await expect(first).toContainText(/\d{2}-\d{2}-\d{4} · \d+ × /);
  const name = await first.getByRole('link').innerText();
  const visitor = await browser.newPage();
  await visitor.goto(page.url());
  await expect(visitor.getByRole('main')).not.toContainText('Laatst bij deze leverancier gekocht');
  await visitor.close();
  await first.getByRole('link').click();
  await expect(main.getByRole('heading', { level: 1 }).locator('visible=true')).toHaveText(name);
});

for (const javaScriptEnabled of [true, false])
  test.describe(`a service request ${javaScriptEnabled ? '' : 'without JavaScript'}`, () => {
    test.use({ javaScriptEnabled });

    test('is made by a customer on the page of a partner, and is a task', async ({
      page,
      browser,
      baseURL,
    }) => {
      // Logging in needs a script.
      const scripted = await browser.newPage({ baseURL, javaScriptEnabled: true });
      await logIn(scripted, buyerOf('demo'));
      await page.context().addCookies(await scripted.context().cookies());
      await scripted.close();

      const subject = `Dispensers ophangen ${javaScriptEnabled}`;
      await page.goto(OVERVIEW);
      const main = page.getByRole('main');
      await main
        .getByRole('region', { name: 'Partners' })
        .getByRole('link', { name: 'Borgdal Montage' })
        .click();
      const request = main.getByRole('region', { name: 'Service aanvragen' });
      await request.getByLabel('Onderwerp').fill(subject);
      await request.getByLabel('Wat is er nodig?').fill('Acht zeepdispensers, liefst voor negen uur.');
      await request.getByRole('button', { name: 'Aanvraag versturen' }).click();
      await expect(page).toHaveURL(/\/nl\/mijn-account\/taken\/\d+\?gedaan=gevraagd$/);
      await expect(main.getByRole('heading', { level: 1 }).locator('visible=true')).toHaveText(subject);
      await expect(main.getByText('Acht zeepdispensers, liefst voor negen uur.')).toBeVisible();
      await main.getByRole('link', { name: 'Borgdal Montage' }).click();
      await expect(page).toHaveURL(/\/nl\/leveranciers\/borgdal-montage-\d+$/);
    });
  });

test('a visitor logs in to ask a partner, and comes back to its page', async ({ page }) => {
  await page.goto(OVERVIEW);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Inzameldienst Schoonkade' }).click();
  await main.getByRole('link', { name: 'Inloggen om aan te vragen' }).click();
  await expect(page).toHaveURL(/\/login\?terug=%2Fnl%2Fleveranciers%2Finzameldienst-schoonkade-\d+$/);
});
