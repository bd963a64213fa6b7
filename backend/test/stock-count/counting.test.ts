import { randomUUID } from 'node:crypto';
import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productUnits, type Site } from '../../src/db/schema/index.ts';
import { makeList } from '../order-lists/make-list.ts';
import {
  codeOf,
  eachCustomer,
  makeCustomer,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  type TestCustomer,
  type TestProduct,
} from '../support/index.ts';
import { count, countEvent } from './make-count.ts';

const { stockCount, orderLists } = endpoints;

let test: TestApp;
let site: Site;
let box: TestProduct;
let cloth: TestProduct;
let customer: TestCustomer;
let caller: { site: Site; sid: string };
let listID: number;

eachCustomer((now) => {
  ({ test, site, customer, caller } = now);
});
beforeAll(async () => {
  box = await makeProduct(test, site, {
    name: 'Handzeep',
    units: [
      { name: 'doos', content: 6 },
      { name: 'stuk', content: 1 },
    ],
  });
  cloth = await makeProduct(test, site, { name: 'Vaatdoek' });
});
beforeEach(async () => {
  listID = await makeList(test, site, customer, { products: [box, cloth], sortType: 2 });
});

const details = (countID: number) => test.data(stockCount.details, { countID }, caller);
const sheet = () => test.data(stockCount.sheet, { listID }, caller);
const history = () => test.data(stockCount.history, {}, caller);
const found = async (countID: number) =>
  (await details(countID)).lines.map((line) => [line.product_name, line.counted]);
const piece = () => ({ productID: box.id, unitID: box.units[1]?.id });

describe('a count', () => {
  it('adds up units as base pieces, and devices', async () => {
    const { count_id } = await count(test, caller, listID, [
      countEvent({ product: box, quantity: 3 }),
      countEvent({ ...piece(), quantity: 4 }),
      countEvent({ product: box, quantity: 2, device: 'telefoon-2' }),
      countEvent({ product: cloth, quantity: 7 }),
    ]);
    expect(await found(count_id)).toEqual(
      expect.arrayContaining([
        ['Handzeep', 34],
        ['Vaatdoek', 7],
      ]),
    );
    const { parts } = await details(count_id);
    expect(parts).toHaveLength(4);
    expect(parts[0]).toMatchObject({ counted_by: 'Noor' });
  });

  it('is one count of the list for every device, also when both began without network', async () => {
    const first = await count(test, caller, listID, [countEvent({ product: box })]);
    const second = await count(test, caller, listID, [countEvent({ product: cloth, device: 'telefoon-2' })]);
    expect(second.count_id).toBe(first.count_id);
    expect(second.products).toBe(2);
  });

  it('leaves out an event that it has already', async () => {
    const key = randomUUID();
    const events = [countEvent({ product: box, quantity: 5, kind: 'add' })];
    const { count_id } = await count(test, caller, listID, events, { key });
    await count(test, caller, listID, [...events, ...events], { key });
    expect(await found(count_id)).toEqual([['Handzeep', 30]]);
  });

  it('keeps the order of entries whose clock runs ahead', async () => {
    const ahead = (second: number) => new Date(Date.now() + 3_600_000 + second * 1_000).toISOString();
    const events = Array.from({ length: 20 }, (_, at) =>
      countEvent({ product: cloth, kind: at === 0 ? 'set' : 'add', quantity: 1, countedAt: ahead(at) }),
    );
    const { count_id, parts } = await count(test, caller, listID, events);
    expect(await found(count_id)).toEqual([['Vaatdoek', 20]]);
    expect(Date.parse(parts[0]?.counted_at ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('keeps its sums when the content of a unit changes afterwards', async () => {
    const { count_id } = await count(test, caller, listID, [countEvent({ product: box, quantity: 2 })]);
    const ofUnit = sql`${productUnits.id} = ${box.unit.id}`;
    const setContent = (content: number) =>
      test.database.inSite(site.id, (tx) => tx.update(productUnits).set({ content }).where(ofUnit));
    await setContent(10);
    expect(await found(count_id)).toEqual([['Handzeep', 12]]);
    await setContent(6);
  });

  it('is shown with the list until it is finished', async () => {
    const lists = () => test.data(stockCount.orderLists, {}, caller);
    const empty = await makeList(test, site, customer);
    expect((await lists()).map(({ list_id }) => list_id)).not.toContain(empty);
    const open = await count(test, caller, listID, [countEvent({ product: box })]);
    expect(await lists()).toMatchObject([{ countable: 2, open_count: { count_id: open.count_id } }]);
    expect((await sheet()).open_count?.parts).toHaveLength(1);
    expect((await history()).counts).toEqual([]);
    await count(test, caller, listID, [], { finish: true, note: 'Kelder onder water' });
    expect(await lists()).toMatchObject([{ open_count: null, last_finished_at: expect.any(String) }]);
    expect((await history()).counts).toMatchObject([{ count_id: open.count_id, products: 1 }]);
    expect(await details(open.count_id)).toMatchObject({ note: 'Kelder onder water', finished_by: 'Noor' });
  });

  it('takes entries that arrive when it is finished, and says so', async () => {
    const key = randomUUID();
    const { count_id } = await count(test, caller, listID, [countEvent({ product: box, minutesAgo: 9 })], {
      key,
      finish: true,
    });
    await count(test, caller, listID, [countEvent({ product: cloth, minutesAgo: 8 })], { key });
    const offline = await count(test, caller, listID, [
      countEvent({ product: cloth, minutesAgo: 7, device: 'telefoon-2', quantity: 4 }),
    ]);
    expect(offline.count_id).toBe(count_id);
    expect(await details(count_id)).toMatchObject({ late_events: 2, products: 2 });
    expect((await history()).counts).toMatchObject([{ products: 2 }]);
    expect((await sheet()).lines.find((line) => line.product_id === cloth.id)?.last).toBe(5);
  });

  it('begins anew after it is finished, and is not finished without an entry', async () => {
    const key = randomUUID();
    const first = await count(test, caller, listID, [countEvent({ product: box, minutesAgo: 9 })], {
      key,
      finish: true,
    });
    expect((await count(test, caller, listID, [], { key, finish: true })).count_id).toBe(first.count_id);
    const next = await count(test, caller, listID, []);
    expect(next.count_id).not.toBe(first.count_id);
    const asked = { listID, key: randomUUID(), finish: true };
    expect(await codeOf(test, stockCount.update, asked, caller)).toBe('400 invalid_request');
  });

  it('is discarded while it is open; a finished one stays', async () => {
    const { count_id: countID } = await count(test, caller, listID, [countEvent({ product: box })]);
    await test.data(stockCount.discard, { countID }, caller);
    expect(await codeOf(test, stockCount.details, { countID }, caller)).toBe('404 not_found');
    const done = await count(test, caller, listID, [countEvent({ product: box })], { finish: true });
    expect(await codeOf(test, stockCount.discard, { countID: done.count_id }, caller)).toBe('409 conflict');
  });

  it('stays, and takes late entries, when its list is removed', async () => {
    const key = randomUUID();
    const { count_id } = await count(test, caller, listID, [countEvent({ product: box })], {
      key,
      finish: true,
    });
    await test.data(orderLists.remove, { listID }, caller);
    await count(test, caller, listID, [countEvent({ product: cloth })], { key });
    expect(await details(count_id)).toMatchObject({ list_id: null, products: 2, late_events: 1 });
  });

  it('answers lists, products, units and counts of others as absent ones', async () => {
    const elsewhere = await makeSite(test);
    const foreign = await makeProduct(test, elsewhere);
    const refused = (event: object, list = listID) =>
      codeOf(test, stockCount.update, { listID: list, key: randomUUID(), events: [event] }, caller);
    expect(await refused(countEvent({ product: foreign }))).toBe('404 not_found');
    expect(await refused(countEvent({ productID: box.id, unitID: cloth.unit.id }))).toBe('404 not_found');
    expect(await refused(countEvent({ product: box }), 2_000_000_000)).toBe('404 not_found');
    const stranger = await makeCustomer(test, site);
    const other = { site, sid: await makeSession(test, site, stranger) };
    const { count_id: countID, key } = await count(test, caller, listID, [countEvent({ product: box })]);
    expect(await codeOf(test, stockCount.details, { countID }, other)).toBe('404 not_found');
    expect(await codeOf(test, stockCount.discard, { countID }, other)).toBe('404 not_found');
    expect(await codeOf(test, stockCount.update, { listID, key, events: [] }, other)).toBe('404 not_found');
  });
});

describe('the database', () => {
  const asRole = (statement: string) =>
    test.database
      .inSite(site.id, (tx) => tx.execute(sql.raw(statement)))
      .then(
        ({ rowCount }) => rowCount,
        () => 'refused',
      );

  it('refuses to change or delete an event, and leaves a finished count as it is', async () => {
    const { count_id } = await count(test, caller, listID, [countEvent({ product: box })], { finish: true });
    expect(await asRole('UPDATE stock_count_events SET quantity = 9')).toBe('refused');
    expect(await asRole('DELETE FROM stock_count_events')).toBe('refused');
    expect(
      await asRole(`UPDATE stock_counts SET finished_at = NULL, finished_by = NULL WHERE id = ${count_id}`),
    ).toBe(0);
    expect(await asRole(`DELETE FROM stock_counts WHERE id = ${count_id}`)).toBe(0);
  });
});

describe('an unknown code', () => {
  it('is kept with its number, and gone when it is set to 0 after it is linked', async () => {
    const code = '8711234500018';
    const events = [countEvent({ code, quantity: 3 }), countEvent({ product: box })];
    const open = await count(test, caller, listID, events);
    expect(open.unknown_codes).toBe(1);
    expect(open.parts.find((part) => part.code === code)).toMatchObject({ quantity: 3, product_id: null });
    await test.data(stockCount.linkCode, { code, productID: box.id, unitID: box.unit.id }, caller);
    expect((await sheet()).codes).toEqual([{ code, product_id: box.id, unit_id: box.unit.id }]);
    const moved = [
      countEvent({ code, kind: 'settle', quantity: 0 }),
      countEvent({ product: box, kind: 'add', quantity: 3, device: 'koppeling' }),
    ];
    expect(await count(test, caller, listID, moved)).toMatchObject({ unknown_codes: 0 });
    expect(await found(open.count_id)).toEqual([['Handzeep', 24]]);
  });
});
