import { type Endpoint, type EndpointName, endpoints, endpointTable } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { notBuilt } from '../../src/http/register.ts';
import { implementations } from '../../src/modules/index.ts';
import { signingPayments } from '../recurring-orders/make-recurring.ts';
import { makeAdmin, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';
import { type Ids, idFieldsOf, kinds } from './support/id-fields.ts';
import { makeGoods, makeOwner, numberFrom, type Owner } from './support/make-world.ts';
import { type StoredRow, storedRows } from './support/stored-rows.ts';
import { type Body, validBodies, withId } from './support/valid-body.ts';

const { cart, products } = endpoints;

/** The rows of the second customer, and those of the second site, have numbers of their own. */
const NEIGHBOUR = 700_000;
const ELSEWHERE = 800_000;
const ABSENT = 900_001;
const NEW = 1_000_000;

let app: TestApp;
let here: Site;
let there: Site;
let own: Owner;
let neighbour: Owner;
let elsewhere: Owner;
let adminSid: string;
/** The foreign rows before the first call. */
let theirs: string[];

beforeAll(async () => {
  app = await testApp(undefined, signingPayments());
  here = await makeSite(app);
  there = await makeSite(app);
  const goods = await makeGoods(app, here);
  own = await makeOwner(app, here, goods);
  adminSid = await makeSession(app, here, { adminId: await makeAdmin(app, here) });
  await numberFrom(app, NEIGHBOUR);
  neighbour = await makeOwner(app, here, goods);
  await numberFrom(app, ELSEWHERE);
  elsewhere = await makeOwner(app, there, await makeGoods(app, there));
  await numberFrom(app, NEW);
  // Calls with a text or a search fill the search index, which has rows of both sites.
  await app.call(products.list, { search: 'proef' }, { site: here });
  theirs = await storedRows(app, isForeign);
});
afterAll(() => app.close());

const absent = {
  orderNumber: '999999',
  imageUrl: `/media/nowhere/images/${'0'.repeat(32)}.webp`,
  sid: 'sid-of-nobody',
  sessionToken: 'token-of-nobody',
  restoreKey: 'key-of-nobody',
  labelToken: `${ABSENT}-1-${'A'.repeat(22)}`,
  previewToken: `${ABSENT}.1.4102444800.${'A'.repeat(43)}`,
  preparedToken: `${ABSENT}.${'A'.repeat(43)}`,
  taskToken: `${ABSENT}.${ABSENT}.${'A'.repeat(43)}`,
} as Partial<Ids>;

const callAs = (name: EndpointName, body: Body) => {
  const endpoint = endpointTable.get(name) as Endpoint;
  const sid = endpoint.access === 'admin' ? adminSid : own.caller.sid;
  return app.call(endpoint, body, { site: here, sid });
};

/** Cart contents and counted calls of one call must not affect the answer to the next. */
const forgetCalls = () =>
  app.database.inSite(here.id, async (tx) => {
    await tx.execute(
      sql`DELETE FROM cart_lines USING carts WHERE carts.id = cart_id AND user_id = ${own.userId}`,
    );
    await tx.execute(sql`DELETE FROM login_attempts`);
  });

async function answerOf(name: EndpointName, body: Body, sent: unknown) {
  await forgetCalls();
  const { status, raw, headers } = await callAs(name, body);
  // An answer may repeat the id that was sent; what is new with every call is no difference.
  const text = raw
    .toString('latin1')
    .replaceAll(String(sent), 'the id')
    .replace(/"version":\d+/g, 'a version')
    .replace(/\b1\d{6}\b/g, 'a new row')
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'a new name');
  return { status, type: headers['content-type'], text };
}

/** Of the second customer, or of the second site. */
const isForeign = (row: StoredRow) =>
  row.site_id === there.id ||
  Object.values(row).some((value) => typeof value === 'number' && value > NEIGHBOUR && value < ABSENT - 1);

const withIds = [...endpointTable.keys()].filter((name) => idFieldsOf(name).length > 0);

describe('another customer’s id is answered exactly like one that does not exist', () => {
  test.each(withIds)('%s', async (name) => {
    const asked: string[] = [];
    for (const { path, kind } of idFieldsOf(name)) {
      const foreigners = kinds[kind] === 'site' ? [elsewhere] : [neighbour, elsewhere];
      const bodies = () => validBodies(name, own.ids, own.username);
      for (const at of bodies().keys()) {
        const bodyWith = (value: unknown) => withId(bodies()[at] as Body, path, value);
        const missing = absent[kind] ?? ABSENT;
        const unknown = bodyWith(missing);
        if (!unknown) continue;
        asked.push(path.join('.'));
        const expected = await answerOf(name, unknown, missing);
        for (const { ids } of foreigners) {
          const foreign = await answerOf(name, bodyWith(ids[kind]) as Body, ids[kind]);
          expect(foreign, `${path.join('.')} = ${ids[kind]}`).toEqual(expected);
        }
      }
    }
    expect([...new Set(asked)].sort()).toEqual(
      [...new Set(idFieldsOf(name).map(({ path }) => path.join('.')))].sort(),
    );
  });
});

test('none of those calls changed, added or removed a row of theirs', async () => {
  expect(theirs.length).toBeGreaterThan(50);
  expect(await storedRows(app, isForeign)).toEqual(theirs);
});

/** Refused although the id is right: what was seen is no longer so. */
const refusedOtherwise: Partial<Record<EndpointName, string>> = {
  'cart.setSeenPrices': 'cart_changed',
  'productDesk.setPrice': 'conflict',
  'priceDesk.rename': 'conflict',
  // A customer has it.
  'priceDesk.remove': 'conflict',
  // It was queued again.
  'mailDesk.dismiss': 'conflict',
  'productDesk.removeUnit': 'conflict',
  'productDesk.setImages': 'conflict',
  'recurringOrders.skip': 'conflict',
  // Another administrator made it.
  'editing.discardSlide': 'conflict',
  'editing.discardNews': 'conflict',
  'editing.discardBlog': 'conflict',
  'recurringOrders.confirm': 'cart_changed',
  // It was answered before.
  'serviceDesk.promise': 'conflict',
};
/** Endpoints that remove something run after those that read it, and removing the whole thing last. */
const rank = (name: EndpointName): number => {
  if (name.endsWith('.remove')) return 2;
  return /remove|revoke|dismiss|move/i.test(name) ? 1 : 0;
};

test('the caller’s own ids open the objects that they name', async () => {
  const later = notBuilt(implementations);
  const built = withIds.filter((name) => !later.includes(name));
  const inOrder = built.sort((one, other) => rank(one) - rank(other));
  const wrong: string[] = [];
  for (const name of inOrder) {
    for (const body of validBodies(name, own.ids, own.username)) {
      await forgetCalls();
      await app.data(cart.update, { id: Number(own.ids.product), quantity: 1 }, own.caller);
      const { status, body: answer } = await callAs(name, body);
      const code = (answer as { error?: { code: string } } | undefined)?.error?.code;
      if (status === 200 ? name in refusedOtherwise : code !== refusedOtherwise[name])
        wrong.push(`${name} ${JSON.stringify(body)}: ${status} ${code}`);
    }
  }
  expect(wrong).toEqual([]);
});
