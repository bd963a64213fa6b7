import { type Browser, expect, type Page, test } from '@playwright/test';
import { SHELF_LABELS, SHELF_REQUESTS, WASTE } from '../../lib/urls/account-urls.ts';
import { scanUrls } from '../../lib/urls/scan-urls.ts';
import { makeList } from '../stock-count/support.ts';
import { buyerOf } from '../support/accounts.ts';
import { findings } from '../support/axe.ts';
import { filmingBrowser } from '../support/scan/camera-feed.ts';
import type { CodePicture } from '../support/scan/draw-code.ts';
import { recordScans, scanTimes } from '../support/scan/scan-times.ts';
import { callApi, logIn, openEmptyPage } from '../support/shop.ts';

const PATH = '/nl/snel-bestellen';

/** Each code in three photos: tilted, in the dark, and not sharp. */
const photos: CodePicture[] = [
  { kind: 'ean13', text: '8712345000011', tilt: 12 },
  { kind: 'ean13', text: '8712345000028', light: 0.2 },
  { kind: 'ean13', text: '8712345000035', unsharp: 2 },
  { kind: 'ean8', text: '96385074', tilt: 25 },
  { kind: 'ean8', text: '55123457', light: 0.2 },
  { kind: 'ean8', text: '12345670', unsharp: 2 },
  { kind: 'code128', text: 'KAST-10', tilt: -20 },
  { kind: 'code128', text: 'KAST-11', light: 0.2 },
  { kind: 'code128', text: 'KAST-12', unsharp: 2 },
  { kind: 'qrcode', text: 'https://demo.example/k/tilted', tilt: 30 },
  { kind: 'qrcode', text: 'https://demo.example/k/dark', light: 0.2 },
  { kind: 'qrcode', text: 'https://demo.example/k/unsharp', unsharp: 2 },
];

let filming: { browser: Browser; close: () => Promise<void> };
/** EAN of an article of the demo site. */
let ean = '';

interface Doc {
  stock: number;
  units: { pu_is_default: boolean; ean: string }[];
}

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ browser, baseURL, launchOptions }) => {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  await openEmptyPage(page, '/leeg');
  const { data } = await callApi<{ data: { docs: Doc[] } }>(page, '/v1/products/get_products', {
    lang: 'nl',
  });
  await page.close();
  const doc = data.docs.find(({ stock }) => stock > 100);
  ean = doc?.units.find((unit) => unit.pu_is_default)?.ean ?? '';
  const article: CodePicture = { kind: 'ean13', text: ean };
  filming = await filmingBrowser([...photos, article], launchOptions);
});
test.afterAll(() => filming?.close());

async function openPage(baseURL: string | undefined) {
  const page = await filming.browser.newPage({ baseURL: baseURL ?? '', locale: 'nl-NL' });
  const loaded: string[] = [];
  const lookedUp = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (scanUrls.includes(pathname)) loaded.push(pathname);
    if (pathname.endsWith('/find_products'))
      for (const code of (request.postDataJSON() as { codes: string[] }).codes) lookedUp.add(code);
  });
  return { page, loaded, lookedUp };
}
const start = (page: Page) => page.getByRole('button', { name: 'Scannen met de camera' }).click();
const camera = (page: Page) => page.getByRole('dialog', { name: 'Scannen met de camera' });

test('a browser without a reader of its own reads every code by the decoder, loaded at the tap', async ({
  baseURL,
}) => {
  const { page, loaded, lookedUp } = await openPage(baseURL);
  await recordScans(page);
  await page.goto(PATH);
  const button = page.getByRole('button', { name: 'Scannen met de camera' });
  await button.hover();
  await button.focus();
  await page.waitForLoadState('networkidle');
  expect(loaded).toEqual([]);
  // A page may not compile WebAssembly; only the worker may.
  const compiling = page.evaluate(() =>
    WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(
      () => 'compiled',
      (error: Error) => error.name,
    ),
  );
  expect(await compiling).toBe('CompileError');

  await page.keyboard.press('Enter');
  await expect(camera(page)).toContainText('Houd de barcode in beeld.');
  expect(loaded.sort()).toEqual([...scanUrls].sort());
  expect(await findings(page)).toEqual([]);
  const wanted = [...photos.map(({ text }) => text), ean];
  await expect
    .poll(() => wanted.filter((code) => !lookedUp.has(code)), { message: 'codes not read', timeout: 60_000 })
    .toEqual([]);
  expect([...lookedUp].filter((code) => !wanted.includes(code))).toEqual([]);

  const times = await scanTimes(page);
  test.info().annotations.push({ type: 'scan times in ms', description: JSON.stringify(times) });
  expect(times.decode.median).toBeLessThan(300);
  expect(times.toRequest.median).toBeLessThan(150);

  await page.keyboard.press('Escape');
  await expect(camera(page)).toBeHidden();
  expect(await page.evaluate(() => window.tracks.map(({ readyState }) => readyState))).toEqual(['ended']);
  await expect(page.getByRole('list', { name: 'Uw regels' }).locator(':scope > li')).toHaveCount(1);
  await page.close();
});

/** A browser that reads codes by itself, and sees this one. */
const seeing = (page: Page, code: { rawValue: string; format: string }) =>
  page.addInitScript((seen) => {
    const formats = ['ean_13', 'ean_8', 'upc_a', 'itf', 'code_128', 'qr_code'];
    class BarcodeDetector {
      static getSupportedFormats = async () => formats;
      detect = async ({ videoWidth }: HTMLVideoElement) => (videoWidth > 0 ? [seen] : []);
    }
    Object.assign(window, { BarcodeDetector });
  }, code);

test('a browser that reads codes by itself downloads no decoder', async ({ baseURL }) => {
  const { page, loaded, lookedUp } = await openPage(baseURL);
  await seeing(page, { rawValue: '8712345000042', format: 'ean_13' });
  await page.goto(PATH);
  await start(page);
  await expect.poll(() => [...lookedUp]).toEqual(['8712345000042']);
  await expect(camera(page)).toContainText('Wij kennen ‘8712345000042’ niet.');
  expect(loaded).toEqual([]);
  await page.close();
});

const label = `/k/1-1-${'a'.repeat(22)}`;

/** Scans a label on a page of the account of the demo site's buyer. */
async function scanLabelAt(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Label scannen' }).click();
  await page.waitForURL(`**${label}`);
}

test('a shelf label opens its page when its buyer scans it in the account', async ({ baseURL }) => {
  const { page } = await openPage(baseURL);
  await seeing(page, { rawValue: `https://www.toonbank.example${label}`, format: 'qr_code' });
  await logIn(page, buyerOf('demo'));
  await scanLabelAt(page, SHELF_REQUESTS);
  await page.close();
});

test('a shelf label is scanned on the page of labels too, once there are any', async ({ baseURL }) => {
  const { page } = await openPage(baseURL);
  await seeing(page, { rawValue: `https://www.toonbank.example${label}`, format: 'qr_code' });
  await logIn(page, buyerOf('demo'));
  const listID = await makeList(page, 1);
  const { data } = await callApi<{ data: { label_ids: number[] } }>(page, '/v1/shelflabel/set_labels', {
    ...{ listID, covers: 'line' },
  });
  await scanLabelAt(page, SHELF_LABELS);
  await callApi(page, '/v1/shelflabel/set_revoke_labels', { labelIDs: data.label_ids });
  await page.close();
});

test('the camera on the page of waste chooses the product of a code, and ends', async ({ baseURL }) => {
  const { page, lookedUp } = await openPage(baseURL);
  await recordScans(page);
  await seeing(page, { rawValue: ean, format: 'ean_13' });
  await logIn(page, buyerOf('demo'));
  await page.goto(WASTE);
  await start(page);
  await page.waitForURL(/artikel=\d+/);
  await expect(page.getByLabel('Verpakking')).toBeVisible();
  expect([...lookedUp]).toContain(ean);
  await expect(camera(page)).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => window.tracks.map(({ readyState }) => readyState)))
    .toEqual(['ended']);
  await page.close();
});

test('a code of no product becomes the search of the page of waste', async ({ baseURL }) => {
  const { page } = await openPage(baseURL);
  await seeing(page, { rawValue: '8712345000042', format: 'ean_13' });
  await logIn(page, buyerOf('demo'));
  await page.goto(WASTE);
  await start(page);
  await page.waitForURL(/zoek=8712345000042/);
  await expect(page.getByText('Wij vinden geen artikel bij ‘8712345000042’.')).toBeVisible();
  await page.close();
});
