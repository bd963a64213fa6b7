import { endpoints } from '@toonbank/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import { makeProduct, makeSite, type TestApp, testApp } from '../../support/index.ts';

const { list } = endpoints.products;

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  await makeProduct(test, site, { name: 'Zeepdispenser 1 liter', articleNumber: 'ZD-100' });
  await makeProduct(test, site, { name: 'Toiletpapier 2-laags, 400 vel' });
});
afterAll(() => test.close());

const found = async (search: string) => (await test.data(list, { search }, { site })).num_found;

const absurd: [name: string, text: string][] = [
  ['percent', '%'],
  ['underscore', '_'],
  ['backslash', '\\'],
  ['quotes', `'"\`´`],
  ['SQL', `'; DROP TABLE products; --`],
  ['tsquery operators', '& | ! <-> :* ()'],
  ['a pattern', '%zeep%'],
  ['a regular expression', '(z+)+$ [[:alpha:]]*'],
  ['JSON', '{"term": 0}]'],
  ['names of an object', '__proto__ constructor toString'],
  ['emoji', '🧻🧼'],
  ['NUL', 'zeep\u0000dispenser'],
  ['only NUL', '\u0000'],
  ['half a surrogate', '\ud83d'],
  ['other scripts', 'туалетная бумага 卫生纸'],
  ['right to left', 'صابون \u202eדנסיפסיד\u202c'],
  ['marks only', '\u0301\u0301'],
  ['ten thousand letters', 'a'.repeat(10_000)],
  ['ten thousand digits', '1'.repeat(10_000)],
  ['thousands of words', 'zeep '.repeat(2_000)],
  ['thousands of different words', Array.from({ length: 1_500 }, (_, index) => `w${index}`).join(' ')],
  ['typing errors only', 'zeepdispencer toiletpapeir handschon dispensr papeir litre velen laagjes'],
  ['a measure without end', `${'9x'.repeat(4_990)}9 cm`],
  ['one letter', 'a'],
  ['one digit', '1'],
  ['digits', '1 2 3 4 5 6 7 8 9'],
  ['commas', '1,2,,3,4,'],
  ['stop words', 'de het een van voor'],
];

describe('absurd queries', () => {
  it.each(absurd)('are answered: %s', async (_, search) => {
    for (const suggest of [false, true])
      expect((await test.call(list, { search, suggest }, { site })).status).toBe(200);
  });

  it('of signs alone have no results', async () => {
    for (const text of ['%', '_', '\\', "'", '🧻', '---', '\u0000']) expect(await found(text)).toBe(0);
  });

  it('of spaces alone are no search', async () => {
    for (const text of ['', '   ', '\t\n', '\u00a0']) expect(await found(text)).toBe(2);
  });

  it('longer than the contract allows are refused', async () => {
    expect((await test.call(list, { search: 'a'.repeat(10_001) }, { site })).status).toBe(400);
  });

  it('run nothing', async () => {
    await test.call(list, { search: `x'; DELETE FROM search_postings; --` }, { site });
    expect(await found('zeep')).toBe(1);
  });
});

it('of any text have a valid answer', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc
      .array(
        fc.constantFrom('zeep', 'TP', '-', '%', ' ', '5', 'l', 'x', ',', '.', 'é', "'", '\u0000', 'papeir'),
      )
      .map((parts) => parts.join('')),
  );
  await fc.assert(
    fc.asyncProperty(text, fc.boolean(), async (search, suggest) => {
      const { status, body } = await test.call(list, { search, suggest }, { site });
      expect(status).toBe(200);
      list.response.parse((body as { data: unknown }).data);
    }),
    { numRuns: 300 },
  );
});
