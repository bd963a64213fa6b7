import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import { makeProduct, makeSite, type TestApp, testApp } from '../../support/index.ts';

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  const make = (articleNumber: string, name: string, ean = '') =>
    makeProduct(test, site, { articleNumber, name, brand: 'Blinkhoek', units: [{ ean }] });
  await make('TP-1024', 'Toiletpapier 2-laags', '8712345000019');
  await make('ZD-1024', 'Zeepdispenser 1 liter', '8712345000026');
  await make('HZ-5', 'Handzeep 5 liter');
  await make('MV-1', 'Microvezeldoek tp-blauw');
});
afterAll(() => test.close());

const suggest = (search: string) =>
  test.data(endpoints.products.list, { search, suggest: true, pageSize: 6 }, { site });
const numbers = async (text: string) => (await suggest(text)).docs.map((doc) => doc.product_ext_code);

it.each([
  ['one letter', 'z', ['ZD-1024']],
  ['a few letters', 'toil', ['TP-1024']],
  ['a word that is going on', 'zeepdisp', ['ZD-1024']],
  ['a word and a letter that begins nothing', 'zeepdispenser l', ['ZD-1024']],
  ['a word and the beginning of a measure', 'handzeep 5', ['HZ-5']],
  ['a word and a measure as it is typed', 'handzeep 5 li', ['HZ-5']],
  ['the beginning of a brand', 'mic bli', ['MV-1']],
  ['a word and a count as it is typed', 'toiletpapier 2 la', ['TP-1024']],
  ['a typing error on the way', 'toiletpapei', ['TP-1024']],
  ['the beginning of an article number', 'zd-1', ['ZD-1024']],
  ['an article number without its letters', '1024', ['TP-1024', 'ZD-1024']],
  ['the beginning of an EAN', '871234500002', ['ZD-1024']],
  ['nothing', 'q', []],
])('suggests for %s: %s', async (_, text, expected) => {
  expect((await numbers(text)).toSorted()).toEqual(expected.toSorted());
});

it('lists article numbers with this prefix before words with it', async () => {
  expect((await numbers('tp-1'))[0]).toBe('TP-1024');
  expect((await numbers('tp-1024'))[0]).toBe('TP-1024');
});

it('treats only the last word as a prefix', async () => {
  expect(await numbers('toil laag')).toEqual(await numbers('toil 2laag'));
  expect(await numbers('zeepdisp 1 liter')).toEqual(['ZD-1024']);
});
