import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { pdfShapes } from '../backend/test/pdf/read-pdf.ts';
import { readQr } from '../backend/test/pdf/read-qr.ts';
import { deviceStorage } from '../lib/browser-storage/device-storage.ts';
import { COUNTING_SCOPE } from '../lib/urls/counting-app-urls.ts';
import { makeList, openCount } from './stock-count/support.ts';
import { buyerOf, password } from './support/accounts.ts';
import { adminName, adminPassword } from './support/admin.ts';
import { fillCart } from './support/cart.ts';
import { callApi, logIn, siteUrl } from './support/shop.ts';
import { simulationPath } from './support/simulation.ts';

/** A site whose buyer no other test uses, and one whose manager none uses. */
const SITE = 'gemeentewinkel';
const MANAGED = 'vloerzorg';

/** The rows of the privacy page: how long a browser keeps each cookie and entry. */
async function listed(page: Page, site: string, baseURL: string | undefined): Promise<Map<string, string>> {
  await page.goto(siteUrl(baseURL, site, '/nl/privacy-veiligheid'));
  const rows = page.getByRole('region', { name: 'Wat er in uw browser staat' }).locator('tbody tr');
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [row.querySelector('code')?.textContent ?? '', row.lastElementChild?.textContent ?? '']),
  );
  return new Map(cells as [string, string][]);
}

/** '7 dagen na uw laatste bezoek; na het inloggen 12 uur' → [604800, 43200] */
const secondsIn = (text: string): number[] =>
  [...text.matchAll(/(\d+) (dagen|uur)/g)].map(
    ([, count, unit]) => Number(count) * (unit === 'uur' ? 3600 : 86_400),
  );

/** Looks at browsers while they are used, and compares what they store with the privacy page. */
class Watch {
  readonly seen = new Set<string>();
  private readonly list: ReadonlyMap<string, string>;

  constructor(list: ReadonlyMap<string, string>) {
    this.list = list;
  }

  /** A part of an entry, such as the draft of one message, belongs to the entry. */
  private entryOf(key: string): string | undefined {
    return [...this.list.keys()].find((name) => key === name || key.startsWith(`${name}.`));
  }

  async look(page: Page): Promise<void> {
    const stored = await page.evaluate(async () => ({
      keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      device: [
        ...(await indexedDB.databases()).map(({ name }) => String(name)),
        ...('caches' in window ? await caches.keys() : []),
      ],
      workers: ('serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : []).map(
        ({ scope }) => new URL(scope).pathname,
      ),
    }));
    // The caches are the worker's.
    const hasCaches = stored.device.some((name) => name.startsWith(deviceStorage.countCaches.name));
    expect(stored.workers, page.url()).toEqual(hasCaches ? [COUNTING_SCOPE] : []);
    const cookies = await page.context().cookies();
    for (const key of [...stored.keys, ...stored.device, ...cookies.map(({ name }) => name)]) {
      const entry = this.entryOf(key);
      expect(entry, `${key} on ${page.url()}`).toBeDefined();
      this.seen.add(entry ?? '');
    }
    for (const { name, expires, domain } of cookies) {
      expect(domain, name).toBe(new URL(page.url()).hostname);
      const left = expires - Date.now() / 1000;
      const durations = secondsIn(this.list.get(name) ?? '');
      expect(
        durations.some((seconds) => left <= seconds && left > seconds - 600),
        `${name}: ${Math.round(left)} s, listed as ${durations.join(' or ')}`,
      ).toBe(true);
    }
  }
}

interface Listed {
  data: { docs: { product_id: number; units: { pu_id: number }[] }[] };
}

/** The address in the code of a new shelf label. */
async function shelfLabel(page: Page): Promise<string> {
  const { data } = await callApi<Listed>(page, '/v1/products/get_products', { lang: 'nl', pageSize: 1 });
  const [product] = data.docs;
  const items = [{ productID: product?.product_id, unitID: product?.units[0]?.pu_id }];
  const name = `Opslag ${Date.now()}`;
  const made = await callApi<{ data: { list_id: number } }>(page, '/v1/orderlist/set_add_orderlist', {
    ...{ name, sortType: 2, items },
  });
  await page.goto(`/nl/mijn-account/bestellijsten/${made.data.list_id}`);
  await page.getByRole('button', { name: 'Compact' }).click();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('toonbank.rows');
  await page.getByRole('main').getByRole('link', { name: 'Kastlabels maken' }).click();
  await page.getByRole('button', { name: 'Labels maken' }).click();
  const href = await page.getByRole('link', { name: /^PDF openen/ }).getAttribute('href');
  const base64 = await page.evaluate(async (url) => {
    const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, href ?? '');
  const [shape] = pdfShapes(Buffer.from(base64, 'base64')).flat();
  return shape ? new URL(readQr(shape)).pathname : '';
}

/** Counts stock, up to a quantity that is typed and not entered. */
async function walkAsCounter(page: Page, watch: Watch): Promise<void> {
  await openCount(page, await makeList(page, 1));
  await page.locator('[data-line]').first().click();
  await page.getByLabel(/^Aantal van/).fill('2');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .toContain('toonbank.stockCount');
  await watch.look(page);
}

/** A form keeps what is typed once its script runs. */
const expectDraft = (page: Page, name: string) =>
  expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).toContain(name);

async function walkAsVisitor(page: Page, watch: Watch): Promise<void> {
  await page.goto('/');
  const search = page.getByRole('banner').getByRole('searchbox').or(page.getByRole('combobox'));
  await search.first().fill('rol');
  await search.first().press('Enter');
  await expect(page).toHaveURL(/\/nl\/zoeken\//);
  await page.getByRole('button', { name: 'Als raster' }).click();
  await page.getByRole('button', { name: 'Excl. btw' }).first().click();
  await watch.look(page);
  await page.getByRole('main').locator('article a').first().click();
  await expect(page).toHaveURL(/\/nl\/p\//);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('toonbank.viewed');
  await page
    .getByRole('main')
    .getByRole('button', { name: /In winkelwagen/ })
    .first()
    .click();
  await page.goto('/nl/winkelwagen');
  await watch.look(page);
  await page.goto('/nl/nieuwe-klant');
  await page.getByLabel('Voornaam').fill('Bo');
  await expectDraft(page, 'toonbank.registration');
  await page.goto('/nl/vragen-over-bestellen');
  await page.getByLabel('Naam', { exact: true }).fill('Bo Verzonnen');
  await expectDraft(page, 'toonbank.message');
  await watch.look(page);
  await page.goto('/nl/wachtwoord-herstellen#naam=bo&code=geheim');
  await expectDraft(page, 'toonbank.mailedLink');
  await watch.look(page);
}

/** Stored only in a shop without orders, which no demo shop is; `tests/components/first-steps` has this entry. */
const OF_NEW_SHOPS = ['toonbank.firstSteps'];

async function walkAsCustomer(page: Page, watch: Watch): Promise<string> {
  await page.goto('/login');
  await page.getByLabel('E-mailadres').fill(buyerOf(SITE));
  await page.getByLabel('Wachtwoord').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mijn account' })).toBeVisible();
  await watch.look(page);
  const [product] = await fillCart(page, 1);
  await page.goto('/nl/winkelwagen/review');
  await page.getByRole('checkbox', { name: /leveringsvoorwaarden/ }).check();
  await watch.look(page);
  await page.goto('/nl/snel-bestellen');
  await page.getByRole('tab', { name: 'Plakken' }).click();
  await page.getByLabel('Artikelnummers en aantallen').fill(`${product?.product_ext_code} 2`);
  await page.getByRole('button', { name: 'Regels overnemen' }).click();
  await expect(page.getByRole('list', { name: 'Uw regels' }).getByRole('spinbutton')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Geluid bij scannen' }).uncheck();
  await watch.look(page);
  const label = await shelfLabel(page);
  await watch.look(page);
  await walkAsCounter(page, watch);
  return label;
}

async function walkWithPhone(page: Page, label: string, watch: Watch): Promise<void> {
  await page.goto(label);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^2 / }).click();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).length)).toBeGreaterThan(0);
  await watch.look(page);
}

async function walkAsAdmin(page: Page, watch: Watch): Promise<void> {
  await logIn(page, buyerOf(MANAGED));
  const { data: task } = await callApi<{ data: { task_id: number } }>(page, '/v1/tasks/create_service', {
    title: 'Dispenser lekt',
    desc: 'Hij druppelt.',
  });
  await page.goto('/beheer');
  await page.getByLabel('Klantcode').fill(MANAGED);
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByLabel('Gebruikersnaam').fill(adminName(MANAGED));
  await page.getByLabel('Wachtwoord').fill(adminPassword);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page.getByText('Ingelogd als')).toBeVisible();
  await watch.look(page);
  await page.goto(`/beheer/taken/${task.task_id}`);
  await page.getByLabel('Uw antwoord').fill('Wij komen langs.');
  await expectDraft(page, 'toonbank.deskAnswer');
  await watch.look(page);
  await page.goto('/beheer/bekijken');
  await page.getByRole('button', { name: 'Bekijk als bezoeker' }).click();
  await expect(page).not.toHaveURL(/beheer/);
  await watch.look(page);
}

async function inNewBrowser(
  browser: Browser,
  address: string,
  walk: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ baseURL: address });
  await walk(await context.newPage(), context);
  await context.close();
}

test('browsers of visitors, customers and administrators store what the privacy page lists, all of it and no more', async ({
  browser,
  page,
  baseURL,
}) => {
  test.slow();
  const list = await listed(page, SITE, baseURL);
  expect(list.size).toBeGreaterThan(15);
  expect(await listed(page, 'huispapier', baseURL)).toEqual(list);
  const watch = new Watch(list);
  let label = '';
  await inNewBrowser(browser, siteUrl(baseURL, 'huispapier'), (own) => walkAsVisitor(own, watch));
  await inNewBrowser(browser, siteUrl(baseURL, SITE), async (own) => {
    label = await walkAsCustomer(own, watch);
  });
  await inNewBrowser(browser, siteUrl(baseURL, SITE), (own) => walkWithPhone(own, label, watch));
  await inNewBrowser(browser, siteUrl(baseURL, MANAGED), (own) => walkAsAdmin(own, watch));
  await inNewBrowser(browser, siteUrl(baseURL, 'papierpunt'), async (own) => {
    await own.goto(await simulationPath('papierpunt', 'K10001'));
    await expect(own.getByRole('region', { name: 'Meekijken' })).toBeVisible();
    await watch.look(own);
  });
  const walked = [...list.keys()].filter((name) => !OF_NEW_SHOPS.includes(name));
  expect([...watch.seen].toSorted()).toEqual(walked.toSorted());
});
