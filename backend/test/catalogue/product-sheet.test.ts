import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGallery, writeGallery } from '../../../demo/src/pictures.ts';
import type { Site } from '../../src/db/schema/index.ts';
import { pdfPages, pdfText, pictureCount } from '../pdf/read-pdf.ts';
import {
  makeCustomer,
  makeGroup,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestProduct,
  testApp,
} from '../support/index.ts';

const { printSpec } = endpoints.products;
const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><circle r="150" cx="200" cy="200" fill="${fill}"/></svg>`;
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="48" viewBox="0 0 120 48"><path fill="#7d1f31" d="M0 0h120v48H0z"/></svg>';

let test: TestApp;
let site: Site;
let product: TestProduct;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test, {
    id: 'papierhal',
    letterhead: { colour: '#7d1f31', logo, coc: '00009999', vatNumber: 'NL000099990B01', iban: '' },
  });
  const group = await makeGroup(test, site, { label: 'Crème & zeep' });
  const gallery = openGallery(site.id);
  const images = ['#c00', '#0a0', '#00c'].map((fill) =>
    gallery.add('packshots', fill, () => drawing(fill), 'Een pak'),
  );
  await test.database.inSite(site.id, (tx) => writeGallery(tx, site.id, gallery));
  product = await makeProduct(test, site, {
    group,
    name: 'Handcrème Palmadou, pompfles 500 ml',
    articleNumber: 'HC 77/500',
    brand: 'Palmadou',
    stock: 4_321,
    deliveryDays: 5,
    description: 'Trekt snel in. Voor handen die vaak nat zijn.',
    specifications: [{ label: 'Werkt vanaf', value: '≥ 5 °C' }],
    image: images[0],
    images,
    units: [
      { name: 'fles', content: 1, ean: '8700000000017', priceCents: 61_57, description: 'per fles' },
      {
        name: 'doos',
        content: 1_200,
        isDefault: true,
        priceCents: 61_57,
        description: 'doos à 1.200 flessen',
      },
    ],
  });
});
afterAll(() => test.close());

describe('the product sheet', () => {
  it('is a PDF of one page with all data of the product', async () => {
    const answer = await test.call(printSpec, { id: product.id }, { site });
    expect(answer.status).toBe(200);
    const [page, ...others] = pdfPages(answer.raw);
    expect(others).toEqual([]);
    expect(page?.join(' ')).toContain('Handcrème Palmadou, pompfles 500 ml');
    expect(page).toEqual(
      expect.arrayContaining([
        'Productblad',
        'Palmadou',
        'Artikelnummer HC 77/500',
        'Levertijd: 5 werkdagen',
        'Trekt snel in. Voor handen die vaak nat zijn.',
        'Crème & zeep',
        '>= 5 °C',
        'doos à 1.200 flessen',
        '1.200',
        '8700000000017',
        'Pagina 1 van 1',
      ]),
    );
    expect(pictureCount(answer.raw)).toBe(4);
  });

  it('is printed on the site’s letterhead', async () => {
    const text = pdfText((await test.call(printSpec, { id: product.id }, { site })).raw);
    expect(text).toContain('Groothandel papierhal · Proefweg 1 · 9999 XX Proefstad · 020-5550 100');
    expect(text).toContain('KvK 00009999 · Btw NL000099990B01 · Afgedrukt op');
    expect(text).not.toContain('IBAN');
  });

  it('has a safe file name and is not cacheable', async () => {
    const { headers } = await test.call(printSpec, { id: product.id }, { site });
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="productblad-HC_77_500.pdf"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it('shows neither price nor stock, to customers and on a site with public prices too', async () => {
    const { userId } = await makeCustomer(test, site);
    const sid = await makeSession(test, site, { userId });
    const open = await makeSite(test, { id: 'rollenhuis', prices: 'public' });
    const sold = await makeProduct(test, open, { priceCents: 61_57, stock: 4_321 });
    const sheets = await Promise.all([
      test.call(printSpec, { id: product.id }, { site, sid }),
      test.call(printSpec, { id: sold.id }, { site: open }),
    ]);
    for (const sheet of sheets) {
      expect(sheet.status).toBe(200);
      expect(pdfText(sheet.raw)).not.toMatch(/61,57|61\.57|74,50|€|4\.?321/);
    }
  });

  it('has several pages where the text is long', async () => {
    const specifications = Array.from({ length: 60 }, (_, at) => ({
      label: `Kenmerk ${at}`,
      value: `Waarde ${at}`,
    }));
    const description = Array.from({ length: 400 }, (_, at) => `Zin ${at}.`).join(' ');
    const much = await makeProduct(test, site, { description, specifications });
    const pages = pdfPages((await test.call(printSpec, { id: much.id }, { site })).raw);
    expect(pages.length).toBeGreaterThan(2);
    const text = pages.flat().join(' ');
    for (const { value } of specifications) expect(text).toContain(value);
    expect(text.match(/Zin \d+\./g)).toHaveLength(400);
  });

  it('is made without a missing picture', async () => {
    const bare = await makeProduct(test, site, { image: '/media/papierhal/packshots/weg.svg' });
    const answer = await test.call(printSpec, { id: bare.id }, { site });
    expect(pictureCount(answer.raw)).toBe(1);
    expect(pdfText(answer.raw)).toContain(bare.name);
  });

  it('is absent for another site’s product, an absent one, or a discontinued one', async () => {
    const other = await makeSite(test);
    const gone = await makeProduct(test, site, { active: false });
    const answers = await Promise.all([
      test.call(printSpec, { id: product.id }, { site: other }),
      test.call(printSpec, { id: 2_000_000 }, { site }),
      test.call(printSpec, { id: gone.id }, { site }),
    ]);
    for (const answer of answers) {
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual(answers[0]?.body);
    }
  });

  it('draws at most fifty at a time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => test.call(printSpec, { id: product.id }, { site })),
    );
    for (const answer of answers) expect(answer.raw.subarray(0, 5).toString()).toBe('%PDF-');
  });
});
