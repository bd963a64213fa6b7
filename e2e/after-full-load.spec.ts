import { expect, type Page, test } from '@playwright/test';
import { buyerOf } from './support/accounts.ts';
import { oneLogin } from './support/one-login.ts';
import { callApi } from './support/shop.ts';

/**
 * A page loaded as a document (a reload, a bookmark, a link in a mail) is refreshed after each change. The
 * result message must survive the refresh.
 */
const SITE = 'schoolschoon';
const ACCOUNT = '/nl/mijn-account';
const LISTS = `${ACCOUNT}/bestellijsten`;

let page: Page;
oneLogin(buyerOf(SITE), SITE, (own) => {
  page = own;
});

interface Doc {
  product_id: number;
  product_name: string;
  units: { pu_id: number; pu_is_default: boolean }[];
}

/** A list in the customer's own order. */
async function makeList(name: string, count: number) {
  const found = await callApi<{ data: { docs: Doc[] } }>(page, '/v1/products/get_products', {
    lang: 'nl',
    pageSize: count,
  });
  const items = found.data.docs.map(({ product_id, units }) => ({
    productID: product_id,
    unitID: (units.find((unit) => unit.pu_is_default) ?? units[0])?.pu_id,
    quantity: 1,
  }));
  const own = `${name} ${Date.now()}`;
  const made = await callApi<{ data: { list_id: number } }>(page, '/v1/orderlist/set_add_orderlist', {
    name: own,
    sortType: 2,
    items,
  });
  return { name: own, listId: made.data.list_id };
}

const undo = () => page.getByRole('button', { name: 'Ongedaan maken' });
const listLink = (name: string) => page.getByRole('link', { name });

test('the overview of order lists keeps its notice, its undo button and the focus', async () => {
  const { name } = await makeList('Kort', 2);
  await page.goto(LISTS);
  // Made elsewhere: it is in view when the page has been read again.
  const elsewhere = await makeList('Elders', 1);
  await page.getByRole('button', { name: `Lijst ${name} verwijderen` }).click();
  await expect(listLink(elsewhere.name)).toBeVisible();
  await expect(page.getByText(`Lijst ${name} is verwijderd.`)).toBeVisible();
  await expect(undo()).toBeFocused();
  // Also beside a button, the notice's icon is aligned with its text.
  const text = await page.getByText(`Lijst ${name} is verwijderd.`).boundingBox();
  const notice = page.getByRole('status').filter({ hasText: `Lijst ${name} is verwijderd.` });
  const icon = await notice.locator('svg').first().boundingBox();
  expect(icon?.y).toBeCloseTo(text?.y ?? 0, 0);
  await undo().click();
  await expect(listLink(name)).toBeVisible();
  await expect(page.getByText(`Lijst ${name} is gemaakt.`)).toBeVisible();

  await page.reload();
  const own = `Nieuw ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Naam van een nieuwe lijst' }).fill(own);
  await page.getByRole('button', { name: 'Lijst maken' }).click();
  await expect(listLink(own)).toBeVisible();
  await expect(page.getByText(`Lijst ${own} is gemaakt.`)).toBeVisible();

  await page.reload();
  const rename = (name: string) =>
    page
      .getByRole('row')
      .filter({ hasText: name })
      .getByRole('button', { name: /^Naam wijzigen/ });
  await rename(own).click();
  await page.getByRole('textbox', { name: 'Nieuwe naam' }).fill(`${own} A`);
  await page.keyboard.press('Enter');
  await expect(listLink(`${own} A`)).toBeVisible();
  await expect(rename(`${own} A`)).toBeFocused();
});

test('removing a list of more than five lines asks first, and names the company that loses it', async () => {
  const { name } = await makeList('Lang', 6);
  await page.goto(LISTS);
  const bin = page.getByRole('button', { name: `Lijst ${name} verwijderen` });
  await bin.click();
  const question = page.getByRole('dialog', { name: `Lijst ${name} verwijderen?` });
  await expect(question).toContainText('6 artikelen');
  await expect(question).toContainText('voor uw hele bedrijf');
  await question.getByRole('button', { name: 'Annuleren' }).click();
  await expect(question).toBeHidden();
  await expect(bin).toBeFocused();
  await expect(listLink(name)).toBeVisible();
  await bin.click();
  await question.getByRole('button', { name: 'Lijst verwijderen' }).click();
  await expect(page.getByText(`Lijst ${name} is verwijderd.`)).toBeVisible();
  await expect(undo()).toBeFocused();
  await undo().click();
  await expect(listLink(name)).toBeVisible();
});

test('a revoked shelf label keeps its undo button', async () => {
  const { listId: listID, name } = await makeList('Label', 1);
  const make = (place: string) =>
    callApi(page, '/v1/shelflabel/set_labels', { listID, covers: 'place', place });
  await make(name);
  await page.goto(`${ACCOUNT}/kastlabels`);
  await make(`${name} elders`);
  await page.getByRole('button', { name: `Intrekken: ${name}`, exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: `${name} elders` })).toBeVisible();
  await expect(page.getByText('1 label ingetrokken: scannen werkt niet meer.')).toBeVisible();
  await expect(undo()).toBeFocused();
  await undo().click();
  await expect(page.getByRole('button', { name: `Intrekken: ${name}`, exact: true })).toBeVisible();
});

test('the chosen order of a list is in view at once, and can be sorted by hand', async () => {
  const { listId } = await makeList('Volgorde', 3);
  await page.goto(`${LISTS}/${listId}`);
  const order = page.getByRole('combobox', { name: 'Volgorde' });
  const groups = page.locator('tr.line-group');
  const handles = page.getByRole('button', { name: /verplaatsen/i });
  await expect(order).toHaveValue('2');
  await expect(handles).toHaveCount(3);
  await order.selectOption('0');
  await expect(groups).not.toHaveCount(0);
  await expect(order).toHaveValue('0');
  await order.selectOption('1');
  await expect(order).toHaveValue('1');
  await order.selectOption('2');
  await expect(handles).toHaveCount(3);
  await expect(order).toHaveValue('2');
});
