import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { pdfPages, pdfText } from '../pdf/read-pdf.ts';
import { makeProduct, makeSite, type TestApp, testApp } from '../support/index.ts';

let test: TestApp;
let site: Site;
const url = (articleNumber: string, of = 'zeephal') =>
  `/media/${of}/documents/veiligheidsblad-${articleNumber.toLowerCase()}.pdf`;
const named = (articleNumber: string) => [{ title: 'Veiligheidsblad', url: url(articleNumber) }];
const get = async (path: string) => (await test.app()).inject({ method: 'GET', url: path });

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test, { id: 'zeephal' });
  await makeSite(test, { id: 'buurman' });
  const sell = (articleNumber: string, name: string, ph: string, fields = {}) =>
    makeProduct(test, site, {
      articleNumber,
      name,
      priceCents: 61_57,
      specifications: [{ label: 'pH', value: ph }],
      documents: named(articleNumber),
      ...fields,
    });
  await sell('ZH-1', 'Ontkalker Sopranol, can 5 liter', '1,0');
  await sell('ZH-2', 'Ovenreiniger Vetlozen', '13,5');
  await sell('ZH-3', 'Handdesinfectie 70 % alcohol gel', 'niet van toepassing');
  await sell('ZH-4', 'Handzeep mild', '5,5');
  await sell('ZH-5', 'Bezem', '7', { documents: [] });
  await sell('ZH-6', 'Uit de handel', '7', { active: false });
});
afterAll(() => test.close());

describe('a safety sheet', () => {
  it('is drawn from the product’s own data on the site’s letterhead', async () => {
    const answer = await get(url('ZH-1'));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="veiligheidsblad-zh-1.pdf"',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    });
    const text = pdfText(answer.rawPayload);
    expect(text).toContain('Ontkalker Sopranol, can 5 liter');
    expect(text).toContain('ZH-1');
    for (let section = 1; section <= 16; section += 1)
      expect(text).toMatch(new RegExp(`^${section}\\. `, 'm'));
    expect(text).not.toMatch(/61,57|€/);
  });

  it('says on every page that it is a demonstration', async () => {
    const pages = pdfPages((await get(url('ZH-2'))).rawPayload);
    for (const lines of pages) expect(lines.join(' ')).toContain('Demonstratiedocument');
    expect(pages[0]?.join(' ')).toContain('Niet gebruiken als veiligheidsinformatie.');
  });

  it.each([
    ['ZH-1', 'Gevaar', /kalkhoudende steen/],
    ['ZH-2', 'Gevaar', /loog/],
    ['ZH-3', 'Gevaar', /Licht ontvlambare/],
    ['ZH-4', 'Geen', /Niet als gevaarlijk ingedeeld/],
  ])('derives the dangers of %s from its words', async (articleNumber, signal, words) => {
    const lines = pdfPages((await get(url(articleNumber))).rawPayload).flat();
    expect(lines[lines.indexOf('Signaalwoord') + 1]).toBe(signal);
    expect(lines.join(' ')).toMatch(words);
  });

  it.each([
    ['a product that names none', () => url('ZH-5')],
    ['a product that is no longer sold', () => url('ZH-6')],
    ['an absent product', () => url('ZH-7')],
    ['another site', () => url('ZH-1', 'buurman')],
    ['a site that is not there', () => url('ZH-1', 'niemand')],
    ['another document', () => '/media/zeephal/documents/etiket-zh-1.pdf'],
    ['another type', () => '/media/zeephal/documents/veiligheidsblad-zh-1.html'],
    ['a climb', () => '/media/zeephal/documents/..%2fveiligheidsblad-zh-1.pdf'],
  ])('is absent for %s', async (_name, path) => {
    const answer = await get(path());
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ result: false, error: { code: 'not_found' } });
  });
});
