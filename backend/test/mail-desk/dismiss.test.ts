import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mails, type Site } from '../../src/db/schema/index.ts';
import { makeOrder } from '../orders/make-order.ts';
import {
  type Caller,
  makeAdmin,
  makeCustomer,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';

const { editing, mailDesk, workbench } = endpoints;

let test: TestApp;
let site: Site;
let manager: Caller;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  manager = { site, sid: await makeSession(test, site, { adminId: await makeAdmin(test, site) }) };
});

async function makeMail(state: 'queued' | 'sent' | 'given_up'): Promise<number> {
  const { id: orderId } = await makeOrder(test, site, await makeCustomer(test, site), {});
  const [made] = await test.database.inSite(site.id, (tx) =>
    tx
      .insert(mails)
      .values({
        ...{ siteId: site.id, kind: 'order-confirmation', key: crypto.randomUUID(), state },
        ...{ recipient: 'sanne@proef.test', orderId },
      })
      .returning(),
  );
  return made?.id ?? 0;
}
it('a given-up mail that is left no longer counts, is listed apart, and can still be sent again', async () => {
  const mailID = await makeMail('given_up');
  expect(await test.data(workbench.counts, {}, manager)).toMatchObject({ failed_mails: 1 });
  expect(await test.data(mailDesk.dismiss, { mailID }, manager)).toMatchObject({ state: 'dismissed' });
  expect(await test.data(workbench.counts, {}, manager)).toMatchObject({ failed_mails: 0 });
  const inState = async (state: 'given_up' | 'dismissed' | 'replaced') =>
    (await test.data(mailDesk.list, { state }, manager)).rows.map(({ mail_id }) => mail_id);
  expect([await inState('given_up'), await inState('dismissed')]).toEqual([[], [mailID]]);
  const again = await test.call(mailDesk.dismiss, { mailID }, manager);
  expect([again.status, (again.body as { error: { fields: object } }).error.fields]).toEqual([
    409,
    { mail: 'handled' },
  ]);
  const [entry] = await test.data(editing.actions, { kind: 'mail' }, manager);
  expect(entry).toMatchObject({ action: 'dismiss_mail', details: { after: 'dismissed' } });
  expect(await test.data(mailDesk.resend, { mailID }, manager)).toMatchObject({ state: 'queued' });
  expect([await inState('dismissed'), await inState('replaced')]).toEqual([[], [mailID]]);
});

it.each(['queued', 'sent'] as const)('a mail that is %s has nothing to leave', async (state) => {
  const mailID = await makeMail(state);
  expect((await test.call(mailDesk.dismiss, { mailID }, manager)).status).toBe(409);
});
