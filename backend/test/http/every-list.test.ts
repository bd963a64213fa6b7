import { type Endpoint, endpointTable } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type Caller,
  makeAdmin,
  makePriceList,
  makeProduct,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';

const listRequest = z.object({ cursor: z.unknown(), sort: z.unknown(), search: z.unknown() });
const isList = ({ api, request }: Endpoint) =>
  api === 'admin' &&
  request instanceof z.ZodObject &&
  Object.keys(listRequest.shape).every((key) => key in request.shape);
const lists = [...endpointTable].filter(([, endpoint]) => isList(endpoint));

let test: TestApp;
let manager: Caller;

/** Fields without which a list is refused. */
const needed: Record<string, object> = {};

beforeAll(async () => {
  test = await testApp();
  const site = await makeSite(test);
  const { unit } = await makeProduct(test, site);
  needed['priceDesk.prices'] = {
    priceListID: await makePriceList(test, site, [{ unit, q: 1, priceCents: 100 }]),
  };
  manager = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
});
afterAll(() => test.close());

/** The orders of a list's rows: the names that its request accepts. */
function sortsOf({ request }: Endpoint): string[] {
  const { sort } = (request as unknown as { shape: { sort: z.ZodDefault<z.ZodEnum> } }).shape;
  return sort.unwrap().options as string[];
}

/** Cursors of an order: one of them has a key of its type. */
const cursorsOf = (sort: string) =>
  ['0', '2026-01-01', 'a'].map((key) => Buffer.from(JSON.stringify([sort, key, 1])).toString('base64url'));

it('finds every list of the back office', () => {
  expect(lists.length).toBeGreaterThan(9);
});

it.each(lists)('%s gives its next pages, and their count, in every order', async (name, endpoint) => {
  for (const sort of sortsOf(endpoint)) {
    const statuses: number[] = [];
    for (const cursor of cursorsOf(sort))
      statuses.push(
        (await test.call(endpoint, { ...needed[name], sort, cursor, search: '12' } as never, manager)).status,
      );
    expect(statuses, sort).toContain(200);
  }
});
