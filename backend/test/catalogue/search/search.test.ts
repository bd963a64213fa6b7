import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import {
  embeddedDatabase,
  makeGroup,
  makeProduct,
  makeSite,
  type TestApp,
  testApp,
} from '../../support/index.ts';

const { list } = endpoints.products;

/** Article number → name, brand, group, and what else can be searched. */
const catalogue: Record<
  string,
  [name: string, brand: string, group: string, ean?: string, description?: string]
> = {
  'TP-10234': [
    'Toiletpapier Vlokwit 2\u2011laags 400\u00a0vel wit',
    'Vlokwit',
    'Toiletpapier',
    '8712345000019',
  ],
  'TP-10235': ['Toiletpapier Blank 3-laags 250 vel wit', 'Blank', 'Toiletpapier'],
  'TD-500': ['Toiletpapierdispenser kunststof', 'Vlokwit', 'Dispensers'],
  'ZD-100': ['Zeepdispenser 1 liter', 'Blank', 'Dispensers'],
  'HZ-5': ['Handzeep mild 5 liter', 'Blinkhoek', 'Zeep', '', 'Past in elke dispenser met een open tank.'],
  'VZ-60': ['Vuilniszak 60\u00a0×\u00a080\u00a0cm grijs', 'Sterkzak', 'Afvalzakken', '8712345000026'],
  'NH-M': ['Nitril handschoen blauw maat M, 1.000 stuks', 'Greepvast', 'Handschoenen'],
  'NH-L': ['Nitril handschoen zwart maat L', 'Greepvast', 'Handschoenen'],
  'MV-1': ['Microvezeldoek blauw', 'Blinkhoek', 'Microvezel'],
  'DH-1': ['Doekhouder rvs', 'Blank', 'Houders'],
  'CR-7': ['Crèmespoeling café', 'Vlokwit', 'Zeep'],
};

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await testApp(embeddedDatabase);
  site = await makeSite(test);
  for (const [articleNumber, [name, brand, label, ean = '', description = '']] of Object.entries(catalogue)) {
    const group = await makeGroup(test, site, { label, path: `c/${articleNumber.toLowerCase()}` });
    const fields = { articleNumber, name, brand, description, group, units: [{ ean }] };
    await makeProduct(test, site, fields);
  }
});
afterAll(() => test.close());

const search = (text: string, more = {}) => test.data(list, { search: text, ...more }, { site });
const numbers = async (text: string) => (await search(text)).docs.map((doc) => doc.product_ext_code);

describe('a search finds', () => {
  it.each([
    ['a word', 'handzeep', ['HZ-5']],
    ['words in any order', 'vel toiletpapier', ['TP-10234', 'TP-10235']],
    ['a whole word before a compound', 'toiletpapier', ['TP-10234', 'TP-10235', 'TD-500']],
    ['only what has all words', 'toiletpapier blank', ['TP-10235']],
    ['the inside of a compound', 'papier', ['TP-10234', 'TP-10235', 'TD-500']],
    ['a compound before a description', 'dispenser', ['TD-500', 'ZD-100', 'HZ-5']],
    ['a plural', 'zeepdispensers', ['ZD-100']],
    ['a plural inside a compound', 'zakken', ['VZ-60']],
    ['a singular of a plural', 'handschoenen', ['NH-L', 'NH-M']],
    ['the beginning of a word', 'toiletpap', ['TP-10234', 'TP-10235', 'TD-500']],
    ['two words for a compound', 'micro vezel doek', ['MV-1']],
    ['a number with its unit', '5l', ['HZ-5']],
    ['a number with its word', '400 vel', ['TP-10234']],
    ['a number with a space before its unit', 'handzeep 5 l', ['HZ-5']],
    ['a measure written otherwise', '60×80', ['VZ-60']],
    ['a measure as one word', '60x80', ['VZ-60']],
    ['a measure as it is printed', '60\u00a0×\u00a080\u00a0cm', ['VZ-60']],
    ['layers without a hyphen', '2 laags', ['TP-10234']],
    ['layers as they are printed', '2\u2011laags', ['TP-10234']],
    ['a measure with spaces', 'zak 60 x 80 cm', ['VZ-60']],
    ['a thousand with its point', '1.000', ['NH-M']],
    ['a thousand without it', '1000 stuks', ['NH-M']],
    ['no number that only ends so', '00', []],
    ['a hyphen', '2-laags', ['TP-10234']],
    ['a size', 'handschoen m', ['NH-M']],
    ['a brand', 'greepvast', ['NH-L', 'NH-M']],
    ['an accent where none is typed', 'creme cafe', ['CR-7']],
    ['no accent where one is typed', 'zéépdispenser', ['ZD-100']],
    ['capitals', 'VUILNISZAK', ['VZ-60']],
    ['words that say nothing', 'een doek voor het café of de microvezel', []],
    ['past words that say nothing', 'zak voor de afvalzakken', ['VZ-60']],
    ['a typing error', 'toiletpapeir', ['TP-10234', 'TP-10235', 'TD-500']],
    ['a letter too few', 'hanschoen', ['NH-L', 'NH-M']],
    ['a typing error beside a right word', 'handschoen nitrl zwart', ['NH-L']],
    ['a typing error inside a compound', 'dispencer', ['TD-500', 'ZD-100', 'HZ-5']],
    ['an article number', 'TP-10235', ['TP-10235']],
    ['an article number as one word', 'tp10235', ['TP-10235']],
    ['part of an article number', '0235', ['TP-10235']],
    ['the beginning of article numbers', 'nh', ['NH-L', 'NH-M']],
    ['an EAN', '8712345000026', ['VZ-60']],
    ['the end of an EAN', '000026', ['VZ-60']],
    ['an EAN in groups', '8712345 000026', ['VZ-60']],
    ['another word for it', 'wc-papier', ['TP-10234', 'TP-10235', 'TD-500']],
    ['a compound written as one', 'nitrilhandschoenen', ['NH-L', 'NH-M']],
    ['a compound with one part that is not there', 'poetshandschoen', ['NH-L', 'NH-M']],
    ['a small one', 'zakje', ['VZ-60']],
    ['nothing for nonsense', 'xyzzy qwertz', []],
  ])('%s: %s', async (_, text, expected) => {
    expect((await numbers(text)).toSorted()).toEqual(expected.toSorted());
  });

  it('the best first', async () => {
    expect((await numbers('toiletpapier')).at(-1)).toBe('TD-500');
    expect((await numbers('dispenser')).at(-1)).toBe('HZ-5');
    expect((await numbers('td 500'))[0]).toBe('TD-500');
    const { max_score, docs } = await search('ZD-100');
    expect(docs[0]?.product_ext_code).toBe('ZD-100');
    expect(max_score).toBeGreaterThan(100);
  });

  it('what is sold out last, unless its number was searched', async () => {
    const other = await makeSite(test);
    for (const [articleNumber, name, stock] of [
      ['UM-1001', 'Antislipurinoirmat', 0],
      ['UM-1002', 'Luchtverfrisser voor urinoirmat', 5],
    ] as const)
      await makeProduct(test, other, { articleNumber, name, stock });
    const found = async (text: string) => {
      const { docs } = await test.data(list, { search: text }, { site: other });
      return docs.map((doc) => doc.product_ext_code);
    };
    expect(await found('urinoirmat')).toEqual(['UM-1002', 'UM-1001']);
    expect(await found('UM-1001 UM-1002')).toEqual(['UM-1001', 'UM-1002']);
    expect(await found('1001')).toEqual(['UM-1001']);
  });

  it('nothing that is without the searched thing, whatever else it is called', async () => {
    const other = await makeSite(test);
    const group = await makeGroup(test, other, { label: 'Wasverzachter & bleek', path: 'c/bleek' });
    for (const [articleNumber, name, description] of [
      ['ZB-1', 'Zuurstofbleek Vlokwit 1 kg', 'Bleekt wit textiel, zonder chloor.'],
      ['ZB-2', 'Vlekkenmiddel Vlokwit chloorvrij', 'Bleekt gekleurd textiel.'],
      ['ZB-3', 'Waspoeder Vlokwit', 'Vrij van bleek of chloor.'],
    ] as const)
      await makeProduct(test, other, { articleNumber, name, description, group });
    const found = async (text: string, suggest = false) => {
      const { docs } = await test.data(list, { search: text, suggest }, { site: other });
      return docs.map((doc) => doc.product_ext_code);
    };
    expect(await found('chloor')).toEqual([]);
    expect(await found('chloo')).toEqual(['ZB-2']);
    expect(await found('chloor', true)).toEqual([]);
    expect((await found('zonder chloor')).toSorted()).toEqual(['ZB-1', 'ZB-2', 'ZB-3']);
    expect(await found('chloorvrij')).toEqual(['ZB-2']);
    expect((await found('zuurstofbleek'))[0]).toBe('ZB-1');
  });

  it('the last part of a compound before its first part', async () => {
    expect(await numbers('doek')).toEqual(['MV-1', 'DH-1']);
  });

  it('within a group, with facets that count the results', async () => {
    const inGroup = await search('toiletpapier', { path: 'c/td-500' });
    expect(inGroup.docs.map((doc) => doc.product_ext_code)).toEqual(['TD-500']);
    const blank = await search('toiletpapier', { filters: { merk: ['Blank'] } });
    expect([blank.num_found, blank.facet_counts.merk]).toEqual([
      1,
      [
        { value: 'Vlokwit', count: 2 },
        { value: 'Blank', count: 1 },
      ],
    ]);
  });

  it('in the requested order', async () => {
    const sorted = await search('dispenser', { sort: 1 });
    expect(sorted.docs.map((doc) => doc.product_ext_code)).toEqual(['HZ-5', 'TD-500', 'ZD-100']);
  });

  it('and reports its corrections, in the words of the query', async () => {
    expect((await search('Handschoen van nitrl, zwart')).corrected).toBe('handschoen van nitril zwart');
    for (const text of ['handschoen nitril', 'nitrilhandschoenen', 'xyzzy', 'TP-99999'])
      expect(await search(text)).not.toHaveProperty('corrected');
  });

  it('drops the word that no product combines with the others, and reports it; never all words', async () => {
    const { corrected, num_found } = await search('goedkoop toiletpapier');
    expect([corrected, num_found > 0]).toEqual(['toiletpapier', true]);
    const filters = { merk: ['Blank'] };
    const narrowed = await search('goedkoop toiletpapier', { filters, sort: 1 });
    expect([narrowed.corrected, narrowed.num_found]).toEqual(['toiletpapier', 1]);
    expect(await search('handzeep', { filters })).toMatchObject({ num_found: 0 });
    expect(await search('handzeep', { filters })).not.toHaveProperty('corrected');
    expect(await search('zxqwv kjhgf')).toMatchObject({ num_found: 0 });
    expect(await search('zxqwv kjhgf')).not.toHaveProperty('corrected');
  });

  it('nothing of another site', async () => {
    const other = await makeSite(test);
    await makeProduct(test, other, { name: 'Dweilpauw', articleNumber: 'HZ-5' });
    expect(await numbers('dweilpauw')).toEqual([]);
    const { docs } = await test.data(list, { search: 'HZ-5' }, { site: other });
    expect(docs.map(({ product_name }) => product_name)).toEqual(['Dweilpauw']);
  });

  it('everything for an empty query', async () => {
    for (const text of ['', '   ']) expect((await search(text)).num_found).toBe(11);
  });
});
