import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customerUsers, mails, type Site } from '../../src/db/schema/index.ts';
import { person } from '../registrations/make-applicant.ts';
import {
  type Caller,
  makeAdmin,
  makeCustomer,
  makePriceList,
  makeSession,
  makeSite,
  type TestApp,
  testApp,
} from '../support/index.ts';

const { customerDesk, service, editing } = endpoints;

let test: TestApp;
let site: Site;
let sales: Caller;
let manager: Caller;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  const as = async (role: 'sales' | 'manager') => ({
    site,
    sid: await makeSession(test, site, { adminId: await makeAdmin(test, site, { role }) }),
  });
  sales = await as('sales');
  manager = await as('manager');
});
afterAll(() => test.close());

/** A registration of somebody new. @returns its id and e-mail address */
async function registered() {
  const { headers, fields } = person();
  await test.data(service.newCustomer, { ...fields } as never, {
    site,
    headers,
    sid: await makeSession(test, site),
  });
  const { rows } = await test.data(customerDesk.applications, { sort: '-id' }, sales);
  return { id: rows[0]?.application_id ?? 0, email: fields.email };
}

const refusalOf = ({ status, body }: { status: number; body: unknown }) => {
  const { error } = body as { error?: { fields?: Record<string, string> } };
  return [status, error?.fields?.application];
};

it('approves an applicant with a price list, while the shop runs', async () => {
  const { id, email } = await registered();
  const priceListID = await makePriceList(test, site, []);
  const { customer_id } = await test.data(customerDesk.approve, { applicationID: id, priceListID }, sales);
  const customer = await test.data(customerDesk.get, { customerID: customer_id }, sales);
  expect(customer).toMatchObject({ price_list_id: priceListID, active: true, users: [{ email }] });
  const queued = await test.database.inSite(site.id, (tx) => tx.select().from(mails));
  expect(queued.filter(({ recipient }) => recipient === email).map(({ kind }) => kind)).toContain(
    'account-ready',
  );
  const log = await test.data(editing.actions, { kind: 'application' }, manager);
  expect(log[0]).toMatchObject({ action: 'approve_application', target_id: String(id) });
});

it('is decided once, also by two colleagues at the same moment', async () => {
  const { id, email } = await registered();
  const answers = await Promise.all([
    test.call(customerDesk.approve, { applicationID: id }, sales),
    test.call(customerDesk.approve, { applicationID: id }, manager),
    test.call(customerDesk.refuse, { applicationID: id }, sales),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const answer of answers.filter(({ status }) => status !== 200))
    expect(refusalOf(answer)).toEqual([409, 'decided']);
  const users = await test.database.inSite(site.id, (tx) => tx.select().from(customerUsers));
  expect(users.filter((user) => user.email === email).length).toBeLessThanOrEqual(1);
});

it('says that a customer has the e-mail address by now', async () => {
  const { id, email } = await registered();
  await makeCustomer(test, site, { user: { username: email, email } });
  expect(refusalOf(await test.call(customerDesk.approve, { applicationID: id }, sales))).toEqual([
    409,
    'email_taken',
  ]);
  await test.data(customerDesk.refuse, { applicationID: id, reason: 'Heeft al een account' }, sales);
  const { rows } = await test.data(customerDesk.applications, { state: 'refused' }, sales);
  expect(rows.map(({ application_id }) => application_id)).toContain(id);
});
