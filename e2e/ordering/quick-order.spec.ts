import { expect, type Page, test } from '@playwright/test';
import { toXlsx } from '@toonbank/contract/sheets/write-xlsx';
import { counterOf } from '../support/accounts.ts';
import { expectNoFindings } from '../support/axe.ts';
import { fillCart } from '../support/cart.ts';
import { oneLogin } from '../support/one-login.ts';
import { callApi, cartButton } from '../support/shop.ts';

/** A site whose counter no other test uses: cart and kept rows are this one's own. */
const SITE = 'hotelvoorraad';
const PATH = '/nl/snel-bestellen';

interface Doc {
  product_id: number;
  product_name: string;
  product_ext_code: string;
  stock: number;
  step: number;
  units: { pu_id: number; pu_is_default: boolean; ean: string }[];
}

let page: Page;
oneLogin(counterOf(SITE), SITE, (own) => {
  page = own;
});

const list = () => page.getByRole('list', { name: 'Uw regels' });
const rows = () => list().locator(':scope > li');
const open = (tab: string) => page.getByRole('tab', { name: tab }).click();

/** Articles that can be ordered one by one. */
async function articles(count: number): Promise<Doc[]> {
  const { data } = await callApi<{ data: { docs: Doc[] } }>(page, '/v1/products/get_products', {
    lang: 'nl',
    pageSize: 96,
  });
  return data.docs.filter(({ stock, step }) => stock > 1_000 && step === 1).slice(0, count);
}

/** The page without any rows. */
async function fresh() {
  await page.goto(PATH);
  const clear = page.getByRole('button', { name: 'Alles weghalen' });
  const empty = page.getByText('Nog geen regels');
  await expect(clear.or(empty)).toBeVisible();
  if (await clear.isVisible()) await clear.click();
  await expect(empty).toBeVisible();
}

test('the header links here; a workbook with three bad rows names them and how to correct them', async () => {
  const [a, b, c] = (await articles(3)) as [Doc, Doc, Doc];
  await fillCart(page, 0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Snel bestellen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Snel bestellen' })).toBeVisible();

  await open('Bestand');
  const workbook = toXlsx('Bestelling', [
    ['Weekbestelling keuken'],
    ['Locatie', 'Artikelnummer', 'Omschrijving', 'Aantal', 'Eenheid'],
    ['Kelder', a.product_ext_code, 'Zeep', 2, ''],
    ['Kelder', 'BESTAAT-NIET', 'Doek', 1, ''],
    ['Zolder', b.product_ext_code, 'Zak', 999_999, ''],
    ['Zolder', c.product_ext_code.toLowerCase(), 'Rol', 1, 'bakken'],
    ['Zolder', a.product_ext_code.replace(/^\D+/, ''), 'Zeep', 3, ''],
  ]);
  await page.getByLabel('Bestand kiezen').setInputFiles({
    name: 'bestelling.xlsx',
    mimeType: 'application/octet-stream',
    buffer: workbook,
  });
  await expect(page.getByText('Rij 4: wij kennen ‘BESTAAT-NIET’ niet.')).toBeVisible();
  await expect(
    page.getByText(`Rij 5: ‘999999’ bij ${b.product_ext_code} is te veel: het hoogste aantal is 100.000.`),
  ).toBeVisible();
  await expect(page.getByText(/^Rij 6: ‘bakken’ is geen verpakking van/)).toBeVisible();
  await expect(page.getByText('1 regel bij een regel met hetzelfde artikel opgeteld.')).toBeVisible();
  await expect(rows()).toHaveCount(2);
  await expect(rows().first().getByRole('spinbutton')).toHaveValue('5');

  const instead = page.getByRole('combobox', { name: 'Artikel voor ‘BESTAAT-NIET’' });
  await instead.fill(b.product_ext_code);
  await expect(page.getByRole('option').first()).toBeVisible();
  await instead.press('ArrowDown');
  await instead.press('Enter');
  await expect(rows()).toHaveCount(3);
  await expect(page.getByText(/^Rij 4/)).toHaveCount(0);
  const count = page.getByRole('textbox', { name: `Aantal voor ‘${b.product_ext_code}’` });
  await count.fill('4');
  await count.press('Enter');
  await expect(page.getByText(/^Rij 5/)).toHaveCount(0);
  await expect(rows()).toHaveCount(3);
  await expect(rows().last().getByRole('spinbutton')).toHaveValue('5');

  // A reload keeps the rows; the cart is still empty.
  await page.reload();
  await expect(rows()).toHaveCount(3);
  await expect(cartButton(page)).toContainText('€ 0,00');
  await page.getByRole('button', { name: '3 regels in winkelwagen' }).click();
  await expect(page.getByText(/^3 regels in uw winkelwagen\./)).toBeVisible();
  await expect(cartButton(page)).not.toContainText('€ 0,00');
});

test("sample files and an order list's own files can be imported; another file changes nothing", async () => {
  await fresh();
  await open('Bestand');
  for (const kind of ['Excel-bestand', 'CSV-bestand']) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: kind }).click();
    await page.getByLabel('Bestand kiezen').setInputFiles(await (await downloading).path());
    await expect(page.getByText('5 regels overgenomen.')).toBeVisible();
    await expect(page.getByText('Hier klopt iets niet')).toHaveCount(0);
    await expect(rows()).toHaveCount(5);
    await page.getByRole('button', { name: 'Alles weghalen' }).click();
  }

  const articlesOfList = await articles(3);
  const { data: made } = await callApi<{ data: { list_id: number } }>(
    page,
    '/v1/orderlist/set_add_orderlist',
    {
      name: `Uitvoer; "${Date.now()}"`,
      sortType: 2,
      items: articlesOfList.map(({ product_id, units }, at) => {
        const unitID = units.find((unit) => unit.pu_is_default)?.pu_id;
        return { productID: product_id, unitID, quantity: at + 2, note: 'kelder; "links"' };
      }),
    },
  );
  for (const kind of ['csv', 'xml']) {
    const bytes = await page.evaluate(
      async (url) => [...new Uint8Array(await (await fetch(url)).arrayBuffer())],
      `/nl/mijn-account/bestellijsten/${made.list_id}/bestellijst.${kind}`,
    );
    const upload = { name: `bestellijst.${kind}`, mimeType: `text/${kind}`, buffer: Buffer.from(bytes) };
    await page.getByLabel('Bestand kiezen').setInputFiles(upload);
    await expect(page.getByText('3 regels overgenomen.')).toBeVisible();
    await expect(page.getByText('Hier klopt iets niet')).toHaveCount(0);
    const quantities = rows().getByRole('spinbutton');
    await expect(quantities).toHaveCount(3);
    for (const [at, value] of ['2', '3', '4'].entries()) await expect(quantities.nth(at)).toHaveValue(value);
    await page.getByRole('button', { name: 'Alles weghalen' }).click();
  }
  await callApi(page, '/v1/orderlist/set_remove_orderlist', { listID: made.list_id });

  await open('Plakken');
  const pasted = page.getByRole('textbox', { name: 'Artikelnummers en aantallen' });
  await pasted.fill('wat ik net typte');
  await open('Bestand');
  const old = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  const file = { name: 'oud.xls', mimeType: 'application/octet-stream', buffer: old };
  await page.getByLabel('Bestand kiezen').setInputFiles(file);
  await expect(page.getByText('Dit is een werkmap van een oude Excel (.xls).')).toBeVisible();
  await open('Plakken');
  await expect(pasted).toHaveValue('wat ik net typte');
});

test('a barcode scanner works anywhere on the page, and scanning again raises the quantity', async () => {
  await fresh();
  const [a] = (await articles(1)) as [Doc];
  const ean = a.units.find((unit) => unit.pu_is_default)?.ean ?? '';
  await page.getByRole('heading', { level: 1 }).click();
  for (const times of [1, 2]) {
    // A scanner types without a pause, however busy this machine is.
    await page.evaluate((code) => {
      for (const key of [...code, 'Enter'])
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }, ean);
    await expect(rows().first().getByRole('spinbutton')).toHaveValue(String(times));
  }
  await expect(rows()).toHaveCount(1);
});

test('an order in plain Dutch becomes lines, each confirmed by the buyer', async () => {
  await fresh();
  await open('In gewoon Nederlands');
  await page
    .getByRole('textbox', { name: 'Wat hebt u nodig?' })
    .fill('Goedemorgen, graag 2 dozen wc-papier en 3 flessen handzeep; blurbjes 3 stuks. Groet, Noor');
  await page.getByRole('button', { name: 'Artikelen zoeken' }).click();
  const understood = page.getByRole('list', { name: 'Uit uw tekst' }).locator(':scope > li');
  await expect(understood).toHaveCount(3);
  await expect(understood.nth(2)).toContainText('niet begrepen');

  const first = understood.first();
  await expect(first).toContainText('2 dozen wc-papier');
  const choice = first.getByRole('combobox', { name: /^Artikel voor/ });
  await expect(choice).toContainText('Toiletpapier');
  await choice.selectOption({ index: (await choice.locator('option').count()) - 2 });
  await first.getByRole('button', { name: 'Overnemen' }).click();
  await expect(rows()).toHaveCount(1);
  await expect(understood).toHaveCount(2);
  await expect(rows().first().getByRole('spinbutton')).toHaveValue('2');
  await understood.last().getByRole('button', { name: 'Weglaten' }).click();
  await expect(understood).toHaveCount(1);
  await expectNoFindings(page, [PATH]);

  // The check loaded the page anew.
  await open('In gewoon Nederlands');
  const text = page.getByRole('textbox', { name: 'Wat hebt u nodig?' });
  await text.fill('hetzelfde als vorige keer, maar geen wc-papier');
  await page.getByRole('button', { name: 'Artikelen zoeken' }).click();
  await expect(understood.first()).toContainText(/uit bestelling \d+/);
  await expect(understood.last()).toContainText('wij stellen hiervoor niets voor');
  // The row is still there; remove it.
  await page.getByRole('button', { name: 'Alles weghalen' }).click();
});
