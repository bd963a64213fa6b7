import { readdirSync, readFileSync } from 'node:fs';
import { endpoints, hazardPictograms } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { drawings } from '../../src/modules/catalogue/safety/signs.ts';
import { pdfPages } from '../pdf/read-pdf.ts';
import { makeProduct, makeSite, type TestApp, testApp } from '../support/index.ts';

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test, { id: 'zeephal' });
});
afterAll(() => test.close());

const sheetOf = (articleNumber: string) =>
  `/media/zeephal/documents/veiligheidsblad-${articleNumber.toLowerCase()}.pdf`;

/** A product as `get_product` gives it, and the lines of its safety sheet. */
async function sold(articleNumber: string, name: string, specifications: Record<string, string>) {
  const { id } = await makeProduct(test, site, {
    ...{ articleNumber, name },
    specifications: Object.entries(specifications).map(([label, value]) => ({ label, value })),
    documents: [{ title: 'Veiligheidsblad', url: sheetOf(articleNumber) }],
  });
  const [product] = await test.data(endpoints.products.get, { id }, { site });
  const pdf = await (await test.app()).inject({ method: 'GET', url: sheetOf(articleNumber) });
  return { hazard: product?.hazard, lines: pdfPages(pdf.rawPayload).flat() };
}

it.each([
  ['HZ-1', 'Ontkalker sterk', { pH: '1,0' }, 'Gevaar', ['corrosive'], ['H290', 'H314']],
  ['HZ-2', 'Ovenreiniger', { pH: '13,5' }, 'Gevaar', ['corrosive'], ['H314']],
  [
    'HZ-3',
    'Chloorbleek',
    { pH: '12,5' },
    'Gevaar',
    ['corrosive', 'irritant'],
    ['H314', 'H335', 'EUH031', 'EUH206'],
  ],
  ['HZ-4', 'Desinfectie 70 % alcohol', {}, 'Gevaar', ['flammable', 'irritant'], ['H225', 'H319']],
  ['HZ-5', 'Luchtverfrisser', { Drijfgas: 'butaan' }, 'Gevaar', ['flammable'], ['H222', 'H229']],
  ['HZ-6', 'Sanitairreiniger', { pH: '3,5' }, 'Waarschuwing', ['irritant'], ['H315', 'H319']],
  ['HZ-7', 'Ontvetter', { pH: '10,5' }, 'Waarschuwing', ['irritant'], ['H315', 'H319']],
])(
  '%s has on its page what its safety sheet says',
  async (code, name, specifications, signal, signs, codes) => {
    const { hazard, lines } = await sold(code, name, specifications);
    expect(hazard).toMatchObject({ signal_word: signal, pictograms: signs, safety_sheet: sheetOf(code) });
    expect(hazard?.statements.map((statement) => statement.code)).toEqual(codes);
    expect(lines[lines.indexOf('Signaalwoord') + 1]).toBe(signal);
    const sheet = lines.join(' ');
    for (const { code: statement, text } of hazard?.statements ?? [])
      expect(sheet).toContain(`${statement}: ${text}`);
  },
);

it('a mild product has no label elements, on the page or on the sheet', async () => {
  const { hazard, lines } = await sold('HZ-8', 'Handzeep mild', { pH: '5,5' });
  expect(hazard).toBeUndefined();
  expect(lines[lines.indexOf('Signaalwoord') + 1]).toBe('Geen');
  expect(lines.join(' ')).not.toMatch(/H\d{3}/);
});

it('a product without a safety sheet has no label elements, whatever its name', async () => {
  const { id } = await makeProduct(test, site, { name: 'Handschoen chloorbestendig' });
  const [product] = await test.data(endpoints.products.get, { id }, { site });
  expect(product).not.toHaveProperty('hazard');
});

it('the page’s sprite has the drawings of the sheet', () => {
  const sprites = readdirSync('public/icons').map((file) => readFileSync(`public/icons/${file}`, 'utf8'));
  const sprite = sprites.find((svg) => svg.includes('Gevarenpictogrammen'));
  for (const name of hazardPictograms)
    expect(sprite?.split(`id="${name}"`)[1]?.split('</symbol>')[0]).toContain(`d="${drawings[name]}"`);
});
