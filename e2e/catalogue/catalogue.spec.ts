import { expect, type Page, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { axeFindsNothing } from '../support/axe.ts';
import { comeNear } from '../support/come-near.ts';
import { answersShowNoPrice, recordAnswers } from '../support/prices.ts';
import { hydrated, logIn } from '../support/shop.ts';
import { fragileShop } from '../support/storefront.ts';

const GROUP = '/nl/c/hygienepapier';
const cards = (page: Page) => page.getByRole('main').getByRole('article').locator('visible=true');
const count = (page: Page) =>
  page.getByRole('heading', { level: 2, name: /^[\d.]+ product/ }).locator('visible=true');
const chips = (page: Page) => page.getByRole('list', { name: 'Gekozen filters' }).locator('visible=true');
const value = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Filters' }).getByRole('link', { name }).locator('visible=true');
const sort = (page: Page) => page.getByRole('combobox', { name: 'Sorteren op' }).locator('visible=true');
/** '€ 1.234,50' → 1234.5 */
const euros = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'));

/** The number of products that choosing a value leaves. */
async function countOf(page: Page, name: RegExp): Promise<number> {
  return Number(/\d+$/.exec(await value(page, name).innerText())?.[0]);
}

/**
 * The script of the filters is loaded on the first interaction; before hydration the browser itself follows
 * a click.
 */
async function touch(page: Page) {
  await comeNear(sort(page));
  await hydrated(page.locator('a.facet').first());
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
}

/** Chooses one value after another, before the first answer has arrived. */
async function chooseAtOnce(page: Page, names: string[]) {
  await page.evaluate(async (wanted) => {
    for (const name of wanted) {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a.facet')];
      const link = links.find((one) => one.checkVisibility() && one.textContent?.startsWith(name));
      link?.focus();
      link?.click();
      await new Promise(requestAnimationFrame);
    }
  }, names);
}

test('filters add up, are part of the address, can be shared and removed', async ({ page, browser }) => {
  await page.goto(GROUP);
  const [helderwit, toonkeur] = [await countOf(page, /^Helderwit/), await countOf(page, /^Toonkeur/)];
  await touch(page);
  await chooseAtOnce(page, ['Helderwit', 'Toonkeur']);
  await expect(count(page)).toHaveText(`${helderwit + toonkeur} producten`);
  await expect(page).toHaveURL(/merk=Helderwit&merk=Toonkeur/);
  await expect(value(page, /^Toonkeur/), 'by keyboard one goes on from there').toBeFocused();
  const white = await countOf(page, /^wit/);
  await value(page, /^wit/).click();
  await expect(count(page)).toHaveText(`${white} producten`);
  await axeFindsNothing(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(count(other)).toHaveText(`${white} producten`);
  await expect(chips(other).getByRole('link')).toHaveText(['Helderwit', 'Toonkeur', 'wit', 'Alles wissen']);
  await expect(value(other, /^Helderwit/)).toHaveAttribute('aria-current', 'true');
  await context.close();

  await sort(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(sort(page)).toHaveValue('naam-aflopend');
  expect(page.url(), 'an option is passed over').not.toContain('sort=');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=naam-aflopend/);
  await expect(sort(page)).toBeFocused();

  await chips(page).getByRole('link', { name: 'Merk Helderwit weghalen' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/Helderwit/);
  await expect(chips(page).getByRole('link', { name: 'Merk Toonkeur weghalen' })).toBeFocused();
  await expect(page.locator('body > p[role=status]')).toHaveText(await count(page).innerText());
  await chips(page).getByRole('link', { name: 'Alles wissen' }).click();
  await expect(chips(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/nl\/c\/hygienepapier\?groupID=\d+&page=0&sort=naam-aflopend$/);
  await expect(sort(page), 'there is no chip left').toBeFocused();
});

test('unknown values leave the address; a page past the end redirects to the last one', async ({ page }) => {
  await page.goto(`${GROUP}?merk=Helderwit&merk=Nep&smaak=zoet&sort=duurste&alles=nep`);
  await expect(page).toHaveURL(/\?groupID=\d+&page=0&merk=Helderwit$/);
  await page.goto(`${GROUP}?prijs=5-10&sort=prijs-oplopend`);
  await expect(page, 'prices are no filter for visitors').toHaveURL(/\?groupID=\d+&page=0$/);
  await page.goto(`${GROUP}?page=99999`);
  await expect(page).toHaveURL(/\?page=[1-9]$/);
  await expect(page.getByRole('link', { name: 'Volgende' })).toHaveCount(0);
  await page.goto('/nl/zoeken/papier?merk=Nep&page=999');
  await expect(page).toHaveURL(/\/nl\/zoeken\/papier\?page=[1-9]\d*$/);
  for (const wild of [
    `merk=${'x'.repeat(10_000)}`,
    'merk=%25%27%22%3Cb%3E',
    'kleur=%F0%9F%A7%BB',
    'merk=%E0%A4%A',
  ]) {
    const answer = await page.goto(`${GROUP}?${wild}`);
    expect(answer?.status(), wild.slice(0, 30)).toBe(200);
    await expect(page).toHaveURL(/\?groupID=\d+&page=0$/);
  }
});

test('when filters leave no product, each filter shows the count without it', async ({ page }) => {
  await logIn(page, buyerOf('demo'));
  await page.goto(`${GROUP}?merk=Helderwit&prijs=9000-`);
  await expect(page.getByRole('heading', { name: 'Geen producten gevonden' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Wel in dit assortiment' })).toBeVisible();
  await expect(cards(page)).toHaveCount(4);
  await axeFindsNothing(page);
  const without = page.getByRole('link', { name: /^Zonder prijs ‘vanaf € 9.000’ \d+ producten$/ });
  const rest = /(\d+ producten)$/.exec(await without.innerText())?.[1] ?? '';
  await without.click();
  await expect(count(page)).toHaveText(rest);
  await expect(page).toHaveURL(/merk=Helderwit$/);
});

test('customers filter and sort by their own prices', async ({ page }) => {
  const prices = async () => (await cards(page).locator('.price strong').allInnerTexts()).map(euros);
  await logIn(page, buyerOf('demo'));
  await page.goto(GROUP);
  await touch(page);
  const range = value(page, /^€ 10 tot € 25/);
  const inRange = await countOf(page, /^€ 10 tot € 25/);
  await range.click();
  await expect(count(page)).toHaveText(`${inRange} producten`);
  await sort(page).selectOption('Prijs laag–hoog');
  await expect(page).toHaveURL(/sort=prijs-oplopend&prijs=10-25/);
  // The URL changes a moment before the list.
  await expect(async () => {
    const seen = await prices();
    expect(seen).toHaveLength(24);
    expect(seen).toEqual(seen.toSorted((one, other) => one - other));
    expect(seen.every((price) => price >= 10 && price < 25)).toBe(true);
  }).toPass();

  await page.getByRole('textbox', { name: 'Van' }).locator('visible=true').fill('20');
  await page.getByRole('textbox', { name: 'Tot' }).locator('visible=true').fill('22,50');
  await page.getByRole('button', { name: 'Toepassen' }).locator('visible=true').click();
  await expect(chips(page).getByRole('link').first()).toHaveText('€ 20 tot € 22,50');
  await expect.poll(async () => (await prices()).every((price) => price >= 20 && price < 22.5)).toBe(true);
});

test('visitors see no facet, no sort order and no answer that reveals a price', async ({ page }) => {
  const answers = recordAnswers(page);
  await page.goto(`${GROUP}?kleur=wit`);
  await value(page, /^naturel/).click();
  await expect(page).toHaveURL(/kleur=naturel/);
  await expect(page.getByRole('heading', { name: 'Prijs', exact: true })).toHaveCount(0);
  await expect(sort(page).getByRole('option')).toHaveText(['Meest besteld', 'Naam A–Z', 'Naam Z–A']);
  answersShowNoPrice(await answers());
});

test('a filter that cannot be loaded links to the list without it, and works again later', async ({
  page,
}) => {
  const shop = await fragileShop(Number(process.env.E2E_API_PORT ?? 4110));
  try {
    await page.goto(shop.url + GROUP);
    const filtered = `${shop.url}${GROUP}?merk=Helderwit`;
    await shop.apiDown();
    const answer = await page.goto(filtered);
    expect(answer?.status()).toBeGreaterThanOrEqual(500);
    await expect(page.getByRole('heading', { name: 'De producten zijn nu niet te laden' })).toBeVisible();
    await page.getByRole('link', { name: 'Alle producten zonder filters' }).click();
    await expect(cards(page)).toHaveCount(24);
    await page.goto(filtered);
    await shop.apiUp();
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(chips(page)).toContainText('Helderwit');
  } finally {
    await shop.close();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the filters stay open for several choices', async ({ page }) => {
    await page.goto(GROUP);
    const button = page.getByRole('button', { name: /^Filters/ }).locator('visible=true');
    const sheet = page.getByRole('region', { name: 'Filters' });
    await button.tap();
    await expect(sheet).toBeInViewport();
    await axeFindsNothing(page);
    await value(page, /^Helderwit/).tap();
    await expect(page).toHaveURL(/merk=Helderwit/);
    await value(page, /^wit/).tap();
    await expect(page).toHaveURL(/kleur=wit&merk=Helderwit/);
    await expect(sheet.getByText('Filters (2)').locator('visible=true')).toBeInViewport();
    const show = sheet.getByRole('button', { name: /^Toon \d+ producten$/ }).locator('visible=true');
    const result = /\d+ producten/.exec(await show.innerText())?.[0] ?? '';
    await show.tap();
    await expect(sheet.locator('visible=true')).toHaveCount(0);
    await expect(count(page)).toHaveText(result);
    await expect(button).toBeFocused();
    await button.tap();
    await page.keyboard.press('Escape');
    await expect(sheet.locator('visible=true')).toHaveCount(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('values, order and pages are links and forms', async ({ page }) => {
    await page.goto(GROUP);
    await page
      .getByRole('link', { name: /^Nog \d+ tonen$/ })
      .first()
      .click();
    await expect(page).toHaveURL(/alles=merk/);
    await value(page, /^Helderwit/).click();
    await expect(chips(page)).toContainText('Helderwit');
    await sort(page).selectOption('Naam Z–A');
    await page.getByRole('button', { name: 'Sorteer' }).click();
    await expect(page).toHaveURL(/merk=Helderwit&sort=naam-aflopend/);
    const first = await cards(page).first().getByRole('heading').innerText();
    await page.getByRole('link', { name: 'Meer producten' }).click();
    await expect(page).toHaveURL(/page=1&sort=naam-aflopend&merk=Helderwit/);
    const later = await cards(page).first().getByRole('heading').innerText();
    expect(first.localeCompare(later, 'nl')).toBeGreaterThan(0);
    await expect(page.getByRole('contentinfo'), 'the footer is there').toBeVisible();
    await page.getByRole('link', { name: 'Eerdere producten' }).click();
    await expect(page).toHaveURL(/page=0/);
  });
});
