import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeCustomer, makeSession, makeSite, type TestApp, testApp } from '../../support/index.ts';
import { firstTexts, moreTexts } from './buyer-texts.ts';
import { openShop } from './shop.ts';

const { quickOrder } = endpoints;

let test: TestApp;
let caller: Awaited<ReturnType<typeof openShop>>;
// The whole assortment takes a while on a busy machine.
beforeAll(async () => {
  test = await testApp();
  caller = await openShop(test);
}, 240_000);
afterAll(() => test.close());
// Only the test of the limit meets it.
beforeEach(() => test.database.inSite('demo', (tx) => tx.execute(sql`DELETE FROM login_attempts`)));

const ask = (text: string, who: object = caller) => test.data(quickOrder.understand, { text }, who);

/** Each line's first candidate; undefined for a line without candidates. */
async function read(text: string, who: object = caller) {
  const { lines, products } = await ask(text, who);
  return lines.map(({ candidates: [first] }) => {
    const product = products.find(({ product_id }) => product_id === first?.product_id);
    const unit = product?.units.find(({ pu_id }) => pu_id === first?.unit_id);
    return first && product && [product.product_ext_code, first.quantity, unit?.unit_name];
  });
}
const sureness = async (text: string, who: object = caller) =>
  (await ask(text, who)).lines.map(({ sure }) => sure);

describe('a text of a buyer with earlier orders', () => {
  it.each([...firstTexts, ...moreTexts])('%s', async (text, lines) => {
    expect(await read(text)).toEqual(lines);
  });
});

describe('the confidence', () => {
  it('is high for this buyer’s usual products, and for article numbers', async () => {
    expect(await sureness('3 dozen wc-papier\nTB-10617 2 dozen')).toEqual(['certain', 'certain']);
  });

  it('is lower where the number, the spelling or the unit is doubtful', async () => {
    expect(await sureness('wc-papier\n3 toiletpapeir\n2 pakken vuilniszakken')).toEqual([
      'likely',
      'likely',
      'likely',
    ]);
  });

  it('lets the buyer choose between several candidates', async () => {
    const { lines, products } = await ask('2 servetten; 1 wasmiddel');
    for (const { sure, candidates } of lines) {
      expect(sure).toBe('choose');
      expect(candidates.length).toBeGreaterThan(2);
    }
    const known = new Set(products.map(({ product_id }) => product_id));
    expect(
      lines.flatMap(({ candidates }) => candidates).every(({ product_id }) => known.has(product_id)),
    ).toBe(true);
  });

  it('keeps the text of a line without a match', async () => {
    const { lines } = await ask('2 dozen toiletpapier\nde dinges van vorige keer, 3 st.');
    expect(lines[1]).toMatchObject({
      text: 'de dinges van vorige keer, 3 st',
      quantity: 3,
      sure: 'none',
      candidates: [],
    });
  });

  it('ignores other customers’ orders', async () => {
    const other = {
      site: caller.site,
      sid: await makeSession(test, caller.site, await makeCustomer(test, caller.site)),
    };
    const [line] = (await ask('3 dozen wc-papier', other)).lines;
    expect(line?.sure).not.toBe('certain');
    expect(line?.candidates.every(({ times, listed }) => times === 0 && !listed)).toBe(true);
    const there = await makeSite(test);
    const foreign = { site: there, sid: await makeSession(test, there, await makeCustomer(test, there)) };
    expect(await ask('3 dozen wc-papier, TB-10617', foreign)).toMatchObject({ products: [] });
  });
});

describe('its input', () => {
  it('is a customer’s; at most 5,000 characters and a hundred lines', async () => {
    const visitor = { site: caller.site, sid: await makeSession(test, caller.site) };
    expect((await test.call(quickOrder.understand, { text: '2 zeep' }, visitor)).status).toBe(403);
    for (const text of ['', 'a'.repeat(5_001)])
      expect((await test.call(quickOrder.understand, { text }, caller)).status).toBe(400);
    const { lines, left } = await ask(Array.from({ length: 104 }, () => '2 zeep').join('\n'));
    expect([lines.length, left]).toEqual([100, 4]);
  });

  it('may be any text that is no order', async () => {
    for (const text of [
      '\u0000',
      '💥💥',
      '%_\\',
      "'; DROP TABLE orders; --",
      ',;,;,;',
      'x x x',
      '1 1 1',
      '9'.repeat(4_000),
    ])
      expect((await test.call(quickOrder.understand, { text }, caller)).status).toBeLessThan(500);
  });

  it('is accepted at most twelve times a minute from one person', async () => {
    for (let times = 0; times < 12; times += 1) await ask('x');
    const answer = await test.call(quickOrder.understand, { text: 'x' }, caller);
    expect(answer).toMatchObject({ status: 429, body: { error: { code: 'too_many_requests' } } });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(30);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    const colleague = {
      site: caller.site,
      sid: await makeSession(test, caller.site, await makeCustomer(test, caller.site)),
    };
    expect((await test.call(quickOrder.understand, { text: 'x' }, colleague)).status).toBe(200);
  });
});
