import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { answersShowNoPrice, recordAnswers } from '../support/prices.ts';
import { logIn } from '../support/shop.ts';
import { tabsTo } from '../support/tabs-to.ts';

const box = (page: Page) => page.getByPlaceholder('Welk product zoek je?');
const options = (page: Page) => page.getByRole('banner').getByRole('option');
const title = (page: Page) => page.getByRole('heading', { level: 1 }).locator('visible=true');

test('suggestions lead by keyboard alone to a product', async ({ page }) => {
  await page.goto('/');
  await box(page).focus();
  await page.keyboard.type('dispen');
  const first = options(page).first();
  // The first search after a start is slow.
  await expect(first).toContainText(/dispen/i, { timeout: 20_000 });
  await expect(page.getByRole('banner').getByRole('group', { name: 'Producten' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '-');
  await expect(box(page)).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).include('header').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nl\/p\//);
  await expect(title(page)).toContainText(/dispen/i);
  await expect(options(page)).toHaveCount(0);
  await expect(box(page), 'empty on a page that is no search').toHaveValue('');
});

test('by key the first result is in the cart after twenty tabs, and the login begins at its first field', async ({
  page,
}) => {
  await page.goto('/');
  await box(page).focus();
  await page.keyboard.type('toiletpapier');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/zoeken/toiletpapier');
  await expect(title(page)).toContainText('toiletpapier');
  const skip = page.getByRole('link', { name: 'Naar de producten' });
  const toSkip = await tabsTo(skip, 4);
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await tabsTo(
    page.getByRole('article').first().getByRole('button', { name: 'In winkelwagen' }),
    19 - toSkip,
  );
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner')).toContainText('Winkelwagen: 1 artikel');

  await page.getByRole('banner').getByRole('link', { name: 'Inloggen' }).focus();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Inloggen');
  await tabsTo(page.getByLabel('E-mailadres'), 4);
});

test('all results are the last suggestion, and Escape closes before it clears', async ({ page }) => {
  await page.goto('/');
  await box(page).pressSequentially('handschoenen');
  await expect(options(page).last()).toContainText('Alle resultaten bekijken');
  await page.keyboard.press('Escape');
  await expect(options(page)).toHaveCount(0);
  await expect(box(page)).toHaveValue('handschoenen');
  await page.keyboard.type(' x');
  await expect(box(page), 'no letter is lost by opening').toHaveValue('handschoenen x');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect(options(page).last()).toContainText('Alle resultaten bekijken');
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/zoeken/handschoenen');
  await expect(box(page)).toHaveValue('handschoenen');
});

test('a text typed before hydration is kept', async ({ page }) => {
  const letGo = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await box(page).pressSequentially('toiletpap');
  letGo();
  await expect(options(page).first()).toContainText(/toiletpap/i);
  await expect(box(page)).toHaveValue('toiletpap');
});

test('a typo finds the intended product, and the page says so', async ({ page }) => {
  await page.goto('/');
  await box(page).pressSequentially('toiletpapeir');
  await expect(options(page).first()).toContainText('toiletpapier');
  await box(page).press('Enter');
  await expect(title(page)).toContainText('Resultaten voor ‘toiletpapier’');
  await expect(
    page.getByText('Niets gevonden voor ‘toiletpapeir’. Dit zijn de resultaten voor ‘toiletpapier’.'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/toiletpapier/i);
});

test('recent searches come back, can be removed one by one or all, and disappear at logout', async ({
  page,
}) => {
  await logIn(page, buyerOf('demo'));
  await page.goto('/');
  for (const text of ['dweil', 'handzeep']) {
    await box(page).fill(text);
    await box(page).press('Enter');
    await expect(title(page)).toContainText(text);
    // A search that was sent before hydration is remembered once the page of results is hydrated.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(text);
  }
  await page.goto('/');
  await box(page).focus();
  await expect(options(page)).toHaveText(['handzeep', 'dweil']);
  await page.getByRole('button', { name: '‘handzeep’ weghalen' }).click();
  await expect(options(page)).toHaveText(['dweil']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nl/zoeken/dweil');

  await page.getByRole('banner').getByRole('button', { name: 'Uitloggen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('dweil');
});

test('no results: tips, groups, and a way to ask for the product', async ({ page }) => {
  await page.goto('/nl/zoeken/qxqxqx');
  await expect(title(page)).toHaveText('Niets gevonden voor ‘qxqxqx’');
  await expect(page.getByRole('heading', { name: 'Of begin bij een groep' })).toBeVisible();
  const mail = page.getByRole('main').locator('a[href^="mailto:"]');
  expect(await mail.getAttribute('href')).toContain('subject=Gezocht%3A%20qxqxqx');
  await page.getByRole('link', { name: 'Vraag het product aan' }).click();
  await expect(page).toHaveURL('/nl/inkoop-op-maat/?product=qxqxqx');
  await expect(page.getByRole('heading', { name: 'U zoekt ‘qxqxqx’' })).toBeVisible();
  await expect(box(page), 'cleared after leaving').toHaveValue('');
  await page.goBack();
  await expect(box(page)).toHaveValue('qxqxqx');
});

test('the page holds its layout for any search text', async ({ page }) => {
  const texts = [
    'z'.repeat(10_000),
    `100% katoen's "wit" <img src=x onerror=alert(1)>`,
    'a\\b/c',
    'صابون سائل',
    '🧻'.repeat(60),
    '   ',
  ];
  for (const text of texts) {
    const answer = await page.goto(`/nl/zoeken/${encodeURIComponent(text)}`);
    expect(answer?.status(), text.slice(0, 40)).toBe(200);
    await expect(title(page)).toHaveText(/Niets gevonden voor|Resultaten voor|Wat zoekt u\?/);
    const shown = (await title(page).textContent()) ?? '';
    expect(shown.length).toBeLessThan(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  }
});

test('visitors get no price with suggestions; customers see theirs', async ({ page }) => {
  await page.goto('/');
  const answers = recordAnswers(page);
  await box(page).pressSequentially('jumborol');
  await expect(options(page).first()).toBeVisible();
  const json = (await answers()).filter(({ url }) => url.endsWith('/get_products'));
  answersShowNoPrice(json);

  await logIn(page, buyerOf('demo'));
  await page.goto('/');
  await box(page).pressSequentially('jumborol');
  await expect(options(page).first()).toContainText(/€\s\d/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the box is a form, and results can be narrowed by links', async ({ page }) => {
    await page.goto('/');
    await box(page).fill('dispenser & zeep');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/nl/zoeken/dispenser%20%26%20zeep');
    await page.goto('/nl/zoeken/zeep');
    const groups = page.getByRole('navigation', { name: 'Resultaten per groep' });
    await groups.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/nl\/zoeken\/zeep\?groupID=\d+&page=0/);
    await groups.getByRole('link', { name: /overal zoeken/ }).click();
    await expect(page).toHaveURL('/nl/zoeken/zeep?page=0');
    await page.goto('/nl/zoeken?q=');
    await expect(title(page)).toHaveText('Wat zoekt u?');
  });
});
