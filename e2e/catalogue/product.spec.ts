import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { holdScripts } from '../support/hold-scripts.ts';
import { answersShowNoPrice, recordAnswers, textShowsNoPrice } from '../support/prices.ts';
import { callApi, cartButton, logIn, siteUrl } from '../support/shop.ts';

interface Listed {
  data: { docs: { product_id: number; product_name: string; stock: number }[] };
}
interface Cart {
  data: {
    items: { product_id: number; quantity_on_cart: number; selected_options: { product_id: number }[] }[];
  };
}

const main = (page: Page) => page.getByRole('main').locator('visible=true');
const title = (page: Page) => page.getByRole('heading', { level: 1 }).locator('visible=true');
const row = (page: Page, name: string) => main(page).getByRole('region', { name });

/** The page of the first product that a search finds and that can be delivered. */
async function openProduct(page: Page, search: string): Promise<number> {
  await page.goto('/nl/zoeken');
  const { data } = await callApi<Listed>(page, '/v1/products/get_products', { search, pageSize: 24 });
  const id = data.docs.find(({ stock }) => stock > 0)?.product_id ?? 0;
  // The shop redirects to the right slug.
  await page.goto(`/nl/p/x-${id}`);
  await expect(title(page)).toBeVisible();
  // A product counts as viewed after a short time.
  const viewed = () => page.evaluate(() => localStorage.getItem('toonbank.viewed'));
  await expect.poll(viewed).toContain(`[${id}`);
  return id;
}

test('the pictures change by arrow key, open large, and return the focus', async ({ page }) => {
  await openProduct(page, 'zeepdispenser');
  const pictures = main(page).getByRole('link', { name: /vergroten$/ });
  await expect(pictures.nth(1)).toBeAttached();
  // It may not be hydrated yet.
  await expect(async () => {
    await pictures.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(pictures.nth(1)).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await expect(pictures.nth(1)).toBeInViewport({ ratio: 0.9 });
  await expect(main(page).locator('.gallery-small [aria-current]')).toHaveAttribute('href', '#foto-2');

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/2 van \d/);
  await page.keyboard.press('ArrowLeft');
  await expect(dialog).toContainText(/1 van \d/);
  await dialog.getByRole('button', { name: 'Inzoomen' }).first().click();
  const scroll = () => dialog.locator('.zoom-area').evaluate((area) => area.scrollLeft);
  const middle = await scroll();
  expect(middle, 'larger than there is room for').toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Uitzoomen' }).last().focus();
  await dialog.locator('.zoom-area button').focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(scroll, { message: 'the arrows move it' }).toBeGreaterThan(middle);
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(pictures.first()).toBeFocused();
});

test('a button that is pressed before hydration acts after it', async ({ page, baseURL }) => {
  // A site whose visitors see prices and can buy.
  await page.goto(siteUrl(baseURL, 'huispapier', '/nl/zoeken'));
  const { data } = await callApi<Listed>(page, '/v1/products/get_products', { search: 'toiletpapier' });
  const fresh = await page.context().newPage();
  const letGo = await holdScripts(fresh);
  await fresh.goto(siteUrl(baseURL, 'huispapier', `/nl/p/x-${data.docs[0]?.product_id}`), {
    waitUntil: 'commit',
  });
  const amount = main(fresh).getByRole('spinbutton').first();
  const before = Number(await amount.getAttribute('aria-valuenow'));
  const more = main(fresh).getByRole('button', { name: /^Meer/ }).first();
  // A double click counts once.
  await more.click();
  await more.click();
  await expect(amount).toHaveAttribute('aria-valuenow', String(before));
  letGo();
  await expect(amount).not.toHaveAttribute('aria-valuenow', String(before));
  const once = Number(await amount.getAttribute('aria-valuenow'));
  await more.click();
  await expect(amount).toHaveAttribute('aria-valuenow', String(once + (once - before)));
});

test('a product that was just added is in the cart although the page is reloaded or closed at once', async ({
  page,
  baseURL,
}) => {
  await page.goto(siteUrl(baseURL, 'huispapier', '/nl/zoeken'));
  const found = await callApi<Listed>(page, '/v1/products/get_products', { search: 'toiletpapier' });
  const product = siteUrl(baseURL, 'huispapier', `/nl/p/x-${found.data.docs[0]?.product_id}`);
  const quantity = async () => {
    const { data } = await callApi<Cart>(page, '/v1/shopcart/get_cart');
    return data.items[0]?.quantity_on_cart ?? 0;
  };
  // Left within the 250 ms debounce of cart changes. A second piece shows that the buttons work: a click before that is lost.
  const put = async (at: Page, then: 'reload' | 'close') => {
    await main(at).getByRole('button', { name: 'Meer' }).first().click();
    await expect(main(at).getByRole('spinbutton').first()).toHaveAttribute('aria-valuenow', '2');
    await main(at)
      .getByRole('button', { name: 'In winkelwagen' })
      .first()
      .evaluate((button, how) => {
        (button as HTMLElement).click();
        if (how === 'reload') location.reload();
      }, then);
  };

  await page.goto(product);
  await expect(cartButton(page)).toHaveAccessibleName(/ 0 artikelen/);
  await put(page, 'reload');
  await expect(cartButton(page)).not.toHaveAccessibleName(/ 0 artikelen/);
  await expect.poll(quantity).toBeGreaterThan(0);
  const first = await quantity();

  const tab = await page.context().newPage();
  await tab.goto(product);
  await expect(cartButton(tab)).not.toHaveAccessibleName(/ 0 artikelen/);
  await put(tab, 'close');
  await tab.close({ runBeforeUnload: true });
  await expect.poll(quantity).toBeGreaterThan(first);
});

test('the tier table sets a quantity, and marks the tier that applies', async ({ page }) => {
  await logIn(page, buyerOf('demo'));
  await openProduct(page, 'ademmasker');
  await expect(page).toHaveTitle(/ al vanaf €\s\d+,\d\d/);
  const table = main(page).getByRole('table', { name: 'Prijzen per aantal' });
  const marked = table.locator('tr[aria-current=true]');
  await expect(table.getByRole('row').nth(1)).toHaveAttribute('aria-current', 'true');
  const second = table.getByRole('row').nth(2);
  await expect(second.getByRole('cell').last()).toContainText('%');
  const count = await second.getByRole('button').innerText();
  const wanted = /\d+/.exec(count)?.[0] ?? '-';
  await expect(async () => {
    await second.getByRole('button').click();
    await expect(marked.getByRole('button')).toHaveAccessibleName(new RegExp(`^Kies ${wanted} `), {
      timeout: 500,
    });
    await expect(second).toHaveAttribute('aria-current', 'true', { timeout: 1_000 });
  }).toPass();
  await expect(main(page).getByRole('spinbutton', { name: 'Aantal' }).first()).toHaveValue(wanted);
  const price = await second.getByRole('cell').first().innerText();
  await expect(main(page).locator('.order > .price strong')).toHaveText(price);
});

test('an option goes into the cart once, and is kept when the quantity changes', async ({
  browser,
  baseURL,
}) => {
  // A cart that no other test uses.
  const site = 'zeepmeester';
  const page = await browser.newPage({ baseURL: siteUrl(baseURL, site) });
  await logIn(page, buyerOf(site));
  const id = await openProduct(page, 'zeepdispenser');
  await callApi(page, '/v1/shopcart/update_cart', { id, quantity: 0 });
  await page.reload();
  const name = await title(page).innerText();
  await main(page).locator('.option-groups summary').click();
  const refill = main(page).locator('fieldset label:has(input:enabled)').nth(1);
  await refill.click();
  const refillName = await refill.locator('span').innerText();
  await expect(main(page).getByRole('heading', { level: 3, name: refillName })).toHaveCount(0);
  const saving = () => page.waitForResponse((answer) => answer.url().endsWith('/update_cart'));
  const added = saving();
  await main(page).getByRole('button', { name: 'In winkelwagen', exact: true }).click();
  await expect(page.getByRole('link', { name: `1 x ${name} in winkelwagen` })).toBeVisible();
  await added;

  await page.goto('/nl/winkelwagen');
  const line = main(page).getByRole('listitem').filter({ hasText: name }).first();
  await expect(line.getByRole('list', { name: 'Komt erbij' })).toContainText(`+ 1 x ${refillName}`);
  const saved = saving();
  await line.getByRole('button', { name: /^Meer/ }).click();
  expect((await saved).request().postDataJSON()).toMatchObject({
    id,
    quantity: 2,
    options: [{ quantity: 1 }],
  });
  await expect(line).toContainText(refillName);
  const { data } = await callApi<Cart>(page, '/v1/shopcart/get_cart');
  expect(data.items.find((item) => item.product_id === id)).toMatchObject({
    quantity_on_cart: 2,
    selected_options: [{ product_id: expect.any(Number) }],
  });
  await page.reload();
  await expect(main(page)).toContainText(`+ 1 x ${refillName}`);
  await page.close();
});

test('the product sheet is a PDF', async ({ page, request }) => {
  await openProduct(page, 'allesreiniger');
  const sheet = main(page).getByRole('link', { name: /^Productblad/ });
  await expect(sheet).toHaveAttribute('target', '_blank');
  const answer = await request.get(new URL((await sheet.getAttribute('href')) ?? '', page.url()).href);
  expect(answer.headers()['content-type']).toBe('application/pdf');
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
});

test('a product carousel moves by its buttons and by key, and fetches the rest of its list', async ({
  page,
}) => {
  await openProduct(page, 'sopdoek');
  const related = row(page, 'Ook in dit assortiment');
  const links = related.getByRole('heading', { level: 3 }).getByRole('link');
  const before = await links.count();
  await links.first().focus();
  const next = related.getByRole('button', { name: 'Ook in dit assortiment: volgende' });
  // The buttons appear at the first key.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(next).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(links.nth(before - 1)).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await next.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => links.count(), { message: 'the rest came' }).toBeGreaterThan(before);
  await expect(related.getByRole('button', { name: /vorige$/ })).not.toHaveAttribute('aria-disabled', 'true');
  await links.last().scrollIntoViewIfNeeded();
  await expect(links.last()).toBeInViewport();
});

test('recently viewed products come back, latest first, until a logout', async ({ page }) => {
  await logIn(page, buyerOf('demo'));
  const names: string[] = [];
  for (const search of ['ademmasker', 'dweil', 'handzeep']) {
    await openProduct(page, search);
    names.unshift(await title(page).innerText());
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const seen = row(page, 'Laatst bekeken');
  await expect(seen.getByRole('heading', { level: 3 })).toHaveText(names.slice(1));
  await expect(seen).toContainText(/€\s\d/);
  await page.getByRole('banner').getByRole('button', { name: 'Uitloggen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('toonbank.viewed'))).toBeNull();
});

test('a visitor gets no price, on the page or in its data', async ({ page }) => {
  const answers = recordAnswers(page);
  await openProduct(page, 'ademmasker');
  await openProduct(page, 'zeepdispenser navulbaar');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(row(page, 'Laatst bekeken')).toBeVisible();
  await row(page, 'Ook in dit assortiment').getByRole('link').last().focus();
  await expect(page).not.toHaveTitle(/al vanaf/);
  textShowsNoPrice(await main(page).innerText());
  await page.waitForLoadState('networkidle');
  answersShowNoPrice(await answers());
});

test('a discontinued product links to similar ones', async ({ page }) => {
  const answer = await page.goto('/nl/p/zeepdispenser-toonkeur-spiraal-99999999');
  expect(answer?.status()).toBe(404);
  await expect(title(page)).toHaveText('Dit product is er niet (meer)');
  await expect(
    page.getByRole('link', { name: 'Zoek naar ‘zeepdispenser toonkeur spiraal’' }),
  ).toHaveAttribute('href', '/nl/zoeken/zeepdispenser%20toonkeur%20spiraal');
  const instead = row(page, 'Misschien zoekt u dit').getByRole('heading', { level: 3 });
  await expect(instead.first()).toContainText(/zeepdispenser/i);
});

test('the printed page has the product and no buttons', async ({ page }) => {
  await openProduct(page, 'zeepdispenser navulbaar');
  await page.emulateMedia({ media: 'print' });
  await expect(title(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Specificaties' })).toBeVisible();
  // Of the frame, whose shop it is; of the buttons, the tiers, which read as a table.
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('img').locator('visible=true')).toHaveCount(1);
  await expect(banner.getByRole('combobox')).toBeHidden();
  await expect(banner.getByRole('navigation')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(main(page).locator('button:visible:not(.tier-table *)')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures and rows are links in rows that scroll', async ({ page }) => {
    await page.goto('/nl/zoeken/zeepdispenser');
    await main(page).getByRole('article').first().getByRole('link').first().click();
    await main(page).getByRole('link', { name: 'Foto 2', exact: true }).click();
    await expect(page).toHaveURL(/#foto-2$/);
    await expect(page.locator('#foto-2')).toBeInViewport({ ratio: 0.9 });
    const related = row(page, 'Ook in dit assortiment');
    await expect(related.getByRole('button', { name: /volgende/ })).toHaveCount(0);
    const last = related.getByRole('heading', { level: 3 }).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    const name = await last.innerText();
    await last.click();
    await expect(title(page)).toHaveText(name);
  });
});
