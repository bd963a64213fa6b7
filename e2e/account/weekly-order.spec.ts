import { expect, type Page, test } from '@playwright/test';
import { storekeeper } from '../support/accounts.ts';
import { expectNoFindings } from '../support/axe.ts';
import { fillCart } from '../support/cart.ts';
import { oneLogin } from '../support/one-login.ts';
import { callApi, cartButton } from '../support/shop.ts';

const ACCOUNT = '/nl/mijn-account';
const LISTS = `${ACCOUNT}/bestellijsten`;
const LINES = 40;

// One after the other: one customer has one cart.
let page: Page;
oneLogin(storekeeper, undefined, (own) => {
  page = own;
});

interface Doc {
  product_id: number;
  product_name: string;
  step: number;
  units: { pu_id: number; pu_is_default: boolean }[];
}

interface Due {
  product: { product_id: number; product_name: string; stock: number };
}
const dueOf = async (listID?: number) =>
  (await callApi<{ data: { due: Due[] } }>(page, '/v1/service/get_purchase_rhythm', { listID })).data.due;

/** A list that is ordered every week, of what is not due otherwise. @returns its name and what is on it */
async function makeList() {
  const name = `Weekbestelling ${Date.now()}`;
  const due = new Set((await dueOf()).map(({ product }) => product.product_id));
  const { data } = await callApi<{ data: { docs: Doc[] } }>(page, '/v1/products/get_products', {
    lang: 'nl',
    pageSize: 96,
    filters: { voorraad: ['op voorraad'] },
  });
  const docs = data.docs.filter(({ product_id }) => !due.has(product_id)).slice(0, LINES);
  const items = docs.map(({ product_id, step, units }) => ({
    productID: product_id,
    unitID: (units.find((unit) => unit.pu_is_default) ?? units[0])?.pu_id,
    quantity: step,
  }));
  await callApi(page, '/v1/orderlist/set_add_orderlist', { name, sortType: 2, items });
  return { name, docs };
}

/** Counts every click or tap, anywhere on the page. */
const clicksOf = () => page.evaluate(() => Number(sessionStorage.getItem('clicks') ?? 0));
async function countClicks() {
  await page.addInitScript(() => {
    const count = () => {
      const before = Number(sessionStorage.getItem('clicks') ?? 0);
      sessionStorage.setItem('clicks', String(before + 1));
    };
    addEventListener('pointerdown', count, { capture: true });
  });
  await page.reload();
  await page.evaluate(() => sessionStorage.setItem('clicks', '0'));
}

const rows = () => page.locator('.lines tbody tr').locator('visible=true');

test('due products are ordered from the account, shown on their list, and muted on request', async () => {
  await fillCart(page, 0);
  const [first, second] = (await dueOf()).filter(({ product }) => product.stock > 0);
  const [name, other] = [first?.product.product_name ?? '', second?.product.product_name ?? ''];
  await page.goto(ACCOUNT);
  const section = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Tijd om te bestellen' }) });
  const row = (text: string) =>
    section.getByRole('row').filter({ has: page.getByRole('link', { name: text }) });
  await expect(row(name)).toContainText(/Meestal elke .+; .+ op/);

  await section.getByRole('button', { name: `${other} niet meer tonen` }).click();
  await expect(section.getByText(`${other} laten wij niet meer zien.`)).toBeVisible();
  await expect(row(other)).toHaveCount(0);
  await section.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(row(other)).toBeVisible();

  for (const box of await section.getByRole('row').getByRole('checkbox', { checked: true }).all())
    await box.uncheck();
  await row(name).getByRole('checkbox').check();
  await section.getByRole('button', { name: '1 regel in winkelwagen' }).click();
  await expect(row(name)).toContainText('Ligt al in uw winkelwagen');
  await expect(cartButton(page)).toHaveAccessibleName(/[1-9]/);

  const { data: lists } = await page.evaluate(async () =>
    (await fetch('/v1/orderlist/get_orderlists')).json(),
  );
  let listed = { id: 0, due: 0 };
  for (const { list_id: id } of lists) {
    const due = (await dueOf(id)).length;
    if (due > listed.due) listed = { id, due };
  }
  await page.goto(`${LISTS}/${listed.id}`);
  await expect(rows().locator('.badge')).toHaveCount(listed.due);
  await page.getByRole('link', { name: 'Alleen deze tonen' }).click();
  await expect(rows()).toHaveCount(listed.due);
  await expect(page.getByRole('link', { name: 'Hele lijst tonen' })).toBeVisible();
  await expectNoFindings(page, [ACCOUNT, `${LISTS}/${listed.id}`]);
});

interface Hints {
  data: { shipping?: { missing: number; saves: { excl: number }; lines: Due[] } };
}

test('below the limit the cart suggests due products, and adding them makes the shipping free', async () => {
  const due = new Set((await dueOf()).map(({ product }) => product.product_id));
  await fillCart(page, 0);
  const { data } = await callApi<{ data: { docs: Doc[] } }>(page, '/v1/products/get_products', {
    lang: 'nl',
    pageSize: 96,
    sort: 3,
  });
  const cheap = data.docs.find(({ product_id }) => !due.has(product_id));
  await callApi(page, '/v1/shopcart/update_cart', { id: cheap?.product_id, quantity: cheap?.step });
  const { shipping } = (await callApi<Hints>(page, '/v1/shopcart/get_cart_hints')).data;
  await page.goto('/nl/winkelwagen');
  const main = page.getByRole('main').locator('visible=true');
  await expect(main).toContainText(
    /tot gratis verzending: .+ toch nodig\. U bespaart €\s6,95 verzendkosten\./,
  );
  for (const { product } of shipping?.lines ?? []) await expect(main).toContainText(product.product_name);
  await main.getByRole('button', { name: /^(Toevoegen|Alle \d+ toevoegen)$/ }).click();
  await expect(main).toContainText('Deze bestelling verzenden wij gratis.');
  await expect(main).not.toContainText('toch nodig');
  await expectNoFindings(page, ['/nl/winkelwagen']);
});

test('the weekly order, forty lines from a list of which two are changed, is sent in at most eight clicks', async () => {
  await fillCart(page, 0);
  const { name, docs } = await makeList();
  await page.goto(LISTS);
  await countClicks();

  await page.getByRole('link', { name }).click();
  await expect(rows()).toHaveCount(LINES);
  for (const { product_name, step } of docs.slice(1, 3)) {
    const quantity = page.getByRole('spinbutton', { name: `Aantal ${product_name}`, exact: true });
    await quantity.click();
    await page.keyboard.type(String(step * 2));
    await page.keyboard.press('Enter');
    await expect(quantity).toHaveAttribute('aria-valuenow', String(step * 2));
  }
  await page.getByRole('button', { name: `Hele lijst in winkelwagen (${LINES})` }).click();
  await expect(page.getByText(`${LINES} regels in uw winkelwagen.`)).toBeVisible();
  await page.getByRole('link', { name: 'Naar de winkelwagen' }).click();
  await page.getByRole('link', { name: 'Verder naar bestellen' }).click();
  await page.getByRole('checkbox', { name: /leveringsvoorwaarden/ }).click();
  await page.getByRole('button', { name: 'Bestelling plaatsen' }).click();
  await expect(page.getByRole('heading', { name: 'Bedankt voor uw bestelling' })).toBeVisible();

  const clicks = await clicksOf();
  test.info().annotations.push({ type: 'clicks', description: String(clicks) });
  expect(clicks).toBeLessThanOrEqual(8);
  const { data } = await callApi<{ data: { orders: { rows: { quantity: number }[] }[] } }>(
    page,
    '/v1/service/get_order_history',
    { pageSize: 1, withRows: true },
  );
  const ordered = data.orders[0]?.rows.map(({ quantity }) => quantity);
  expect(ordered).toHaveLength(LINES);
  expect(ordered?.slice(0, 3)).toEqual(docs.slice(0, 3).map(({ step }, at) => (at === 0 ? step : step * 2)));
});
