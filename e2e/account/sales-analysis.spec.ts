import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { byHistory } from '../support/accounts.ts';
import { findings } from '../support/axe.ts';
import { callApi, logIn } from '../support/shop.ts';

const ANALYSIS = '/nl/mijn-account/verkoopanalyse';

interface HistoryRow {
  orderrow_name: string;
  orderrow_art_nr: string;
  quantity: number;
  total: number;
}
interface HistoryOrder {
  order_id: number;
  order_number: string;
  order_date: string;
  order_status: number;
  rows?: HistoryRow[];
}
interface History {
  data: { orders: HistoryOrder[] };
}

const amsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });
const dutch = (day: string) => day.split('-').reverse().join('-');
const euros = (cents: number) =>
  new Intl.NumberFormat('nl-NL', { style: 'currency', currency: 'EUR' })
    .format(cents / 100)
    .replaceAll('\u00a0', ' ');
const centsOf = (rows: readonly HistoryRow[]) =>
  rows.reduce((sum, { total }) => sum + Math.round(total * 100), 0);

/** The orders of the customer's own history that were not cancelled, with their day. */
async function readHistory(page: Page) {
  const all: HistoryOrder[] = [];
  for (let at = 0; ; at += 1) {
    const { data } = await callApi<History>(page, '/v1/service/get_order_history', {
      ...{ page: at, pageSize: 50, withRows: true },
    });
    all.push(...data.orders);
    if (data.orders.length < 50) break;
  }
  return all
    .filter(({ order_status }) => order_status !== 4)
    .map((order) => ({
      ...order,
      rows: order.rows ?? [],
      day: amsterdam.format(new Date(order.order_date)),
    }));
}

const main = (page: Page) => page.getByRole('main');
/** A figure at the top of the page, by its name. */
const figure = (page: Page, name: string) =>
  main(page)
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .first();
const lastYear = () => Number(amsterdam.format(new Date()).slice(0, 4)) - 1;

test('figures, rows and file of a year equal the order history', async ({ page }) => {
  await logIn(page, byHistory.years);
  const year = lastYear();
  const history = (await readHistory(page)).filter(({ day }) => day.startsWith(`${year}`));
  const rows = history.flatMap((order) => order.rows);
  expect(rows.length).toBeGreaterThan(100);

  await page.goto(ANALYSIS);
  await main(page).getByRole('link', { name: 'Vorig jaar' }).click();
  await expect(main(page)).toContainText(`01-01-${year} t/m 31-12-${year}`);
  await expect(figure(page, 'Ingekocht')).toHaveText(euros(centsOf(rows)));
  await expect(figure(page, 'Bestellingen')).toHaveText(String(history.length));

  // The table of the months has each month of the history.
  const months = page.getByRole('table', { name: 'Per maand' });
  await main(page).getByText('Cijfers als tabel').first().click();
  const inFebruary = history.filter(({ day }) => day.slice(5, 7) === '02');
  const february = months.getByRole('row').filter({ hasText: `februari ${year}` });
  await expect(february).toContainText(euros(centsOf(inFebruary.flatMap((order) => order.rows))));

  const waiting = page.waitForEvent('download');
  await main(page).getByRole('link', { name: 'Downloaden als CSV' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe(`bestelregels-${year}-01-01-${year}-12-31.csv`);
  const [head, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(head).toContain('Bestelnummer;Datum;Artikelnummer');
  const inFile = lines.map((line) => line.split(';'));
  expect(inFile.map(([order, day, code]) => `${order} ${day} ${code}`).sort()).toEqual(
    history
      .flatMap((order) =>
        order.rows.map((row) => `${order.order_number} ${dutch(order.day)} ${row.orderrow_art_nr}`),
      )
      .sort(),
  );
  const sum = inFile.reduce((cents, line) => cents + Math.round(Number(line[7]?.replace(',', '.')) * 100), 0);
  expect(sum).toBe(centsOf(rows));

  await main(page).getByRole('link', { name: 'Bestelregels bekijken' }).click();
  await expect(main(page)).toContainText(`${rows.length} bestelregels`);
});

test('each part leads to its own analysis, down to the order', async ({ page }) => {
  await logIn(page, byHistory.years);
  const year = lastYear();
  const history = (await readHistory(page)).filter(({ day }) => day.startsWith(`${year}`));
  await page.goto(`${ANALYSIS}?periode=vorig-jaar`);
  const ranking = page.getByRole('table', { name: 'Meest ingekocht' });
  const first = ranking.getByRole('link').first();
  const name = (await first.textContent()) ?? '';
  await first.click();
  await expect(main(page)).toContainText(`Alleen ${name}`);
  const own = history.filter(({ rows }) => rows.some(({ orderrow_name }) => orderrow_name === name));
  const cents = centsOf(
    own.flatMap(({ rows }) => rows).filter(({ orderrow_name }) => orderrow_name === name),
  );
  await expect(figure(page, 'Ingekocht')).toHaveText(euros(cents));
  await expect(figure(page, 'Bestellingen')).toHaveText(String(own.length));
  await expect(main(page)).toContainText('Wat u per week kocht, in');

  await main(page).getByRole('link', { name: 'Bestelregels bekijken' }).click();
  const number = own[0]?.order_number ?? '';
  await page.getByRole('table', { name: 'Bestelregels' }).getByRole('link', { name: number }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  await expect(main(page)).toContainText(name);
});

test('own days are chosen in a form, also without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }), javaScriptEnabled: true });
  const page = await context.newPage();
  await logIn(page, byHistory.years);
  const history = await readHistory(page);
  const plain = await browser.newContext({
    ...(baseURL && { baseURL }),
    storageState: await context.storageState(),
    javaScriptEnabled: false,
  });
  const paper = await plain.newPage();
  await paper.goto(`${ANALYSIS}?periode=eigen`);
  const year = lastYear() - 1;
  const [from, until] = [`${year}-03-05`, `${year}-09-17`];
  await paper.getByLabel('Van', { exact: true }).fill(from);
  await paper.getByLabel('Tot en met').fill(until);
  await paper.getByRole('button', { name: 'Tonen' }).click();
  await expect(main(paper)).toContainText(`${dutch(from)} t/m ${dutch(until)}`);
  const chosen = history.filter(({ day }) => day >= from && day <= until);
  await expect(figure(paper, 'Ingekocht')).toHaveText(euros(centsOf(chosen.flatMap(({ rows }) => rows))));
  await paper.getByLabel('Tot en met').fill(`${year}-01-01`);
  await paper.getByRole('button', { name: 'Tonen' }).click();
  await expect(main(paper)).toContainText('De einddatum ligt vóór de begindatum.');
  await plain.close();
  await context.close();
});

test('in print the tables of the charts are open, and what can be clicked is gone', async ({ page }) => {
  await logIn(page, byHistory.years);
  await page.goto(`${ANALYSIS}?periode=vorig-jaar`);
  const cell = page.getByRole('table', { name: 'Per maand' }).getByText('december', { exact: false });
  await expect(cell).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(cell).toBeVisible();
  await expect(page.getByRole('table', { name: 'Verbruik per week' })).toBeVisible();
  for (const name of ['Vorig jaar', 'Bestelregels bekijken', 'Downloaden als CSV'])
    await expect(main(page).getByRole('link', { name })).toBeHidden();
});

test('no script of the page draws a chart', async ({ page }) => {
  /** The scripts that a page names; parts that are loaded later are the same on all pages of the account. */
  const scriptsOf = async (path: string) => {
    const html = await (await page.request.get(path)).text();
    return new Set(html.match(/\/_next\/static\/chunks\/[^"'\\]+\.js/g));
  };
  const read = async (url: string) => (await page.request.get(url)).text();
  await logIn(page, byHistory.years);
  const usual = await scriptsOf('/nl/mijn-account/bestellingen');
  const own = await scriptsOf(`${ANALYSIS}?periode=vorig-jaar`);
  expect(own.size).toBeGreaterThan(5);
  const texts = await Promise.all([...own].map(read));
  const drawing = /scaleBand|scaleLinear|paddingInner|curveStep|d3-(scale|shape)|bandwidth/;
  expect(texts.filter((text) => drawing.test(text))).toEqual([]);
  const added = await Promise.all([...own].filter((url) => !usual.has(url)).map(read));
  const bytes = added.reduce((sum, text) => sum + text.length, 0);
  expect(bytes, 'bytes of script that only this page names').toBeLessThan(20_000);
});

const accounts = [
  [byHistory.none, 'Nog niets te analyseren'],
  [byHistory.month, 'Een jaar eerder kocht u in deze periode niets.'],
  [byHistory.years, 'dan een jaar eerder'],
] as const;

for (const [username, text] of accounts)
  test(`${username} has a page without findings`, async ({ page }) => {
    await logIn(page, username);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(ANALYSIS, { waitUntil: 'networkidle' });
      await expect(main(page)).toContainText(text);
      expect(await findings(page)).toEqual([]);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBeLessThanOrEqual(0);
    }
  });

test('a customer of five years has a paper of each year, one of a month only this year’s', async ({
  page,
}) => {
  await logIn(page, byHistory.years);
  await page.goto(ANALYSIS);
  const papers = main(page).getByRole('link', { name: /^Jaaroverzicht \d{4}/ });
  expect(await papers.count()).toBeGreaterThanOrEqual(5);
  const answer = await page.request.get((await papers.nth(1).getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toBe('application/pdf');
  await expect(main(page)).not.toContainText('U koopt hier sinds');
  await logIn(page, byHistory.month);
  await page.goto(ANALYSIS);
  await expect(main(page)).toContainText('U koopt hier sinds');
  expect(await papers.count()).toBeLessThanOrEqual(2);
});
