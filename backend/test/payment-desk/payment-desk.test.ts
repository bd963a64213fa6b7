import { type AdminRole, endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makePayer, settings } from '../payments/make-payment.ts';
import {
  type Answer,
  type Caller,
  makeAdmin,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';

const { paymentDesk, editing, workbench } = endpoints;

let test: TestApp;
let site: Site;
let finance: Caller;

const as = async (role: AdminRole): Promise<Caller> => ({
  site,
  sid: await makeSession(test, site, { adminId: await makeAdmin(test, site, { role, name: `Bo ${role}` }) }),
});
const conflictOf = ({ status, body }: Answer) => {
  const { error } = body as { error?: { code: string; fields?: Record<string, string> } };
  return [status, error?.code, error?.fields?.payment];
};
const listed = async (chosen: object = {}) => (await test.data(paymentDesk.list, chosen, finance)).rows;
const counted = async () => (await test.data(workbench.counts, {}, finance)).payments;

beforeAll(async () => {
  test = await testApp(undefined, settings);
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  finance = await as('finance');
});

it('lists payments with a flag, with what was asked and what came in', async () => {
  const fine = await makePayer(test, site);
  await fine.webhook('paid');
  const wrong = await makePayer(test, site, 'IDEAL', { company: 'Rozenlaan' });
  await wrong.webhook('paid', { cents: 5_000 });
  const [row, ...more] = await listed({ area: 'open' });
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    ...{ flag: 'wrong_amount', order_id: wrong.sent.order_id, company: 'Rozenlaan' },
    ...{ amount: wrong.sent.total_incl, received: 50, handled_at: null, handled_by: '' },
  });
  expect(await listed({ search: 'rozen', flag: 'wrong_amount' })).toHaveLength(1);
  expect(await listed({ flag: 'late' })).toEqual([]);
  expect(await listed({ search: row?.reference ?? '?' })).toHaveLength(1);
  expect(await counted()).toBe(1);
  const file = await test.call(paymentDesk.file, {}, finance);
  expect(file.raw.toString()).toContain(`Ander bedrag;${wrong.sent.order_number};Rozenlaan;`);
});

it('takes a payment off the list for one of two, and logs who', async () => {
  const payer = await makePayer(test, site);
  await payer.webhook('paid', { cents: 5_000 });
  const [{ payment_id: paymentID = 0 } = {}] = await listed();
  const changed = await test.call(paymentDesk.handle, { paymentID, flag: 'late' }, finance);
  expect(conflictOf(changed)).toEqual([409, 'conflict', 'changed']);
  const handled = await test.data(paymentDesk.handle, { paymentID, flag: 'wrong_amount' }, finance);
  expect(handled).toMatchObject({ handled_by: 'Bo finance', handled_at: expect.any(String) });
  const again = await test.call(paymentDesk.handle, { paymentID, flag: 'wrong_amount' }, finance);
  expect(conflictOf(again)).toEqual([409, 'conflict', 'handled']);
  expect(await listed({ area: 'open' })).toEqual([]);
  expect(await listed({ area: 'handled' })).toHaveLength(1);
  expect(await counted()).toBe(0);
  const log = await test.data(editing.actions, { kind: 'order' }, await as('manager'));
  expect(log.map(({ action, name, details }) => [action, name, details.name])).toEqual([
    ['handle_payment', 'Bo finance', payer.sent.order_number],
  ]);
});

it('a new message of the provider puts it back, the same one again does not', async () => {
  const payer = await makePayer(test, site);
  await payer.webhook('paid', { cents: 5_000 });
  const [{ payment_id: paymentID = 0 } = {}] = await listed();
  await test.data(paymentDesk.handle, { paymentID, flag: 'wrong_amount' }, finance);
  await payer.webhook('paid', { cents: 5_000 });
  expect(await counted()).toBe(0);
  await payer.webhook('paid', { cents: 6_000 });
  expect(await listed({ area: 'open' })).toMatchObject([{ received: 60, handled_by: '' }]);
});

it('a payment without a flag is not there', async () => {
  const payer = await makePayer(test, site);
  const [attempt] = await payer.attempts();
  const request = { paymentID: attempt?.id ?? 0, flag: 'late' };
  expect((await test.call(paymentDesk.handle, request, finance)).status).toBe(404);
});
