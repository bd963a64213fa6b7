import { expect, type Page, test } from '@playwright/test';
import { buyerOf } from '../support/accounts.ts';
import { fillCart } from '../support/cart.ts';
import { oneLogin } from '../support/one-login.ts';
import { callApi, cartButton } from '../support/shop.ts';

interface Doc {
  product_id: number;
  product_name: string;
  step: number;
  stock: number;
  units: { pu_id: number; pu_is_default: boolean }[];
}

/** A site whose buyer no other test uses: lists and cart are this one's own. */
const SITE = 'kantoorkring';
const LISTS = '/nl/mijn-account/bestellijsten';

let page: Page;
oneLogin(buyerOf(SITE), SITE, (own) => {
  page = own;
});

/** The shop may have been tested before. */
const unique = (name: string) => `${name} ${Date.now()}`;
const unitOf = ({ units }: Doc) => (units.find((unit) => unit.pu_is_default) ?? units[0])?.pu_id;

async function docs(page: Page): Promise<Doc[]> {
  const { data } = await callApi<{ data: { docs: Doc[] } }>(page, '/v1/products/get_products', {
    lang: 'nl',
    pageSize: 96,
  });
  return data.docs;
}

/**
 * Creates a list with custom order, of these products in these quantities.
 * @returns its path
 */
async function makeList(page: Page, name: string, lines: { doc: Doc; quantity: number }[]) {
  const items = lines.map(({ doc, quantity }) => ({
    productID: doc.product_id,
    unitID: unitOf(doc),
    quantity,
  }));
  const { data } = await callApi<{ data: { list_id: number } }>(page, '/v1/orderlist/set_add_orderlist', {
    name,
    sortType: 2,
    items,
  });
  return `${LISTS}/${data.list_id}`;
}

/** Requested inside the page: only the browser resolves the site's host name. */
const fetchHere = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const answer = await fetch(url);
    return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
  }, path);

const rows = (page: Page) => page.locator('.lines tbody tr').locator('visible=true');
const names = (page: Page) => rows(page).locator('.line-name > a').allTextContents();
const handle = (page: Page, at: number) =>
  rows(page)
    .nth(at)
    .getByRole('button', { name: /verplaatsen$/ });

test('on a phone the bar of a list covers none of its tools', async () => {
  const products = (await docs(page)).filter(({ stock }) => stock > 1_000).slice(0, 6);
  const path = await makeList(
    page,
    unique('Telefoon'),
    products.map((doc) => ({ doc, quantity: doc.step })),
  );
  const { width = 1280, height = 900 } = page.viewportSize() ?? {};
  // Whatever the first screen ends with.
  for (const screen of [600, 700, 844]) {
    await page.setViewportSize({ width: 390, height: screen });
    await page.goto(path);
    const tool = await page.getByRole('link', { name: 'Kastlabels maken' }).boundingBox();
    const bar = await page.locator('.list-foot').boundingBox();
    expect((tool?.y ?? 0) + (tool?.height ?? 0), `on ${screen}`).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await page.locator('.lines tbody tr').nth(2).scrollIntoViewIfNeeded();
  await expect(page.locator('.list-foot')).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width, height });
});

test('a list is made, sorted by key and by mouse, moved from, removed and brought back', async () => {
  const products = (await docs(page)).filter(({ stock }) => stock > 1_000).slice(0, 4);
  const [a, b, c, d] = products.map(({ product_name }) => product_name);
  const [own, other] = [unique('Sorteerproef'), unique('Ernaast')];
  const path = await makeList(
    page,
    own,
    products.map((doc) => ({ doc, quantity: doc.step })),
  );
  await page.goto(LISTS);
  await page.getByRole('textbox', { name: 'Naam van een nieuwe lijst' }).fill(other);
  await page.getByRole('button', { name: 'Lijst maken' }).click();
  await expect(page.getByRole('link', { name: other })).toBeVisible();
  await page.getByRole('link', { name: own }).click();
  await expect(rows(page)).toHaveCount(4);
  expect(await names(page)).toEqual([a, b, c, d]);

  const saved = () => page.waitForResponse((answer) => answer.url().endsWith('set_orderlist_custom_sort'));
  const byKey = saved();
  await handle(page, 3).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await expect(handle(page, 0)).toBeFocused();
  await page.keyboard.press('Space');
  await byKey;
  expect(await names(page)).toEqual([d, a, b, c]);

  const byMouse = saved();
  await handle(page, 0).hover();
  await page.mouse.down();
  const target = await rows(page).nth(2).boundingBox();
  await page.mouse.move(200, (target?.y ?? 0) + (target?.height ?? 0) - 4, { steps: 4 });
  await page.mouse.up();
  await byMouse;
  expect(await names(page)).toEqual([a, b, d, c]);
  await page.reload();
  expect(await names(page)).toEqual([a, b, d, c]);

  await page.getByRole('checkbox', { name: `${a} kiezen` }).check();
  await page.getByRole('button', { name: 'Naar lijst…' }).click();
  await page.getByRole('combobox', { name: 'Naar lijst' }).selectOption(other);
  await page.getByRole('button', { name: 'Verplaatsen', exact: true }).click();
  await expect(page.getByText(`1 regel naar ${other} verplaatst.`)).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(rows(page)).toHaveCount(4);
  expect(await names(page)).toEqual([a, b, d, c]);

  const pdf = await fetchHere(page, `${path}/bestellijst.pdf`);
  expect([pdf.status, pdf.type]).toEqual([200, 'application/pdf']);
  expect((await fetchHere(page, `${LISTS}/999999`)).status).toBe(404);
  // The HTML without scripts contains everything.
  const { text } = await fetchHere(page, path);
  expect(text.slice(0, text.indexOf('</main>'))).toContain(a);

  await page.getByRole('link', { name: 'Alle bestellijsten' }).click();
  // The next page begins higher: the menu would open below a resting pointer.
  await page.mouse.move(640, 700);
  await page.getByRole('button', { name: `Lijst ${own} verwijderen` }).click();
  await expect(page.getByText(`Lijst ${own} is verwijderd.`)).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await page.getByRole('link', { name: own }).click();
  await expect(rows(page)).toHaveCount(4);
  expect(await names(page)).toEqual([a, b, d, c]);
});

test('a list goes to the cart, and what can not stays in view until it is right', async () => {
  await fillCart(page, 0);
  const all = await docs(page);
  const find = (fits: (doc: Doc) => boolean) => all.find(fits) as Doc;
  const fine = find(({ stock, step }) => stock > 1_000 && step === 1);
  const scarce = find((doc) => doc.stock > 0 && doc.step === 1 && doc !== fine && doc.units.length > 1);
  const path = await makeList(page, unique('Bestelproef'), [
    { doc: fine, quantity: 2 },
    { doc: scarce, quantity: 90_000 },
  ]);
  await page.goto(path);
  await page.getByRole('button', { name: 'Hele lijst in winkelwagen (2)' }).click();
  await expect(page.getByText('1 regel in uw winkelwagen. 1 regel niet')).toBeVisible();
  await expect(cartButton(page)).toContainText('2');
  const row = rows(page).filter({ hasText: scarce.product_name });
  await expect(row).toContainText(/Nog .+ op voorraad\./);
  await row.getByRole('button', { name: /^Bestel / }).click();
  await expect(page.getByText('1 regel in uw winkelwagen.', { exact: true })).toBeVisible();
  await expect(row).not.toContainText('op voorraad.');
  await page.getByRole('link', { name: 'Naar de winkelwagen' }).click();
  for (const { product_name } of [fine, scarce])
    await expect(page.getByRole('main').getByRole('heading', { name: product_name })).toBeVisible();
});
