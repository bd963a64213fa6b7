import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { makeEditor } from '../editing/make-editors.ts';
import { makeCustomer, makeSite, type TestApp, testApp } from '../support/index.ts';

const { auth, cart, editing, viewing } = endpoints;

let test: TestApp;
let site: Site;
let other: Site;
let carla: Awaited<ReturnType<typeof makeEditor>>;

beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
  other = await makeSite(test);
  carla = await makeEditor(test, site, 'manager', 'Carla');
});
afterAll(() => test.close());

it('finds customers of the site by number, company and name', async () => {
  const user = { firstName: 'Sanne', lastName: 'de Wit' };
  await makeCustomer(test, site, { number: 'K501', company: 'Bakkerij 100% Brood', user });
  await makeCustomer(test, site, { number: 'K502', company: 'Bakkerij Uit', active: false });
  await makeCustomer(test, other, { number: 'K503', company: 'Bakkerij Verder' });
  const found = { number: 'K501', company: 'Bakkerij 100% Brood', user_name: 'Sanne de Wit' };
  for (const search of ['k501', 'bakkerij', 'sanne DE', '100% b'])
    expect(await test.data(viewing.customers, { search }, carla)).toEqual([found]);
  expect(await test.data(viewing.customers, { search: '100_' }, carla)).toEqual([]);
});

it('begins a session that changes nothing, and logs who did it', async () => {
  await makeCustomer(test, site, { number: 'K601', company: 'Slagerij Vers' });
  const link = await test.data(viewing.asCustomer, { number: 'K601' }, carla);
  const { body } = await test.call(auth.simulate, link, { site });
  const { sid } = body as { sid: string };
  expect(body).toMatchObject({ result: true, authenticated: true });
  const added = await test.call(cart.setCoupon, { coupon: 'X' }, { site, sid });
  expect(added.body).toMatchObject({ error: { code: 'simulated_session' } });
  const [action] = await test.data(editing.actions, {}, carla);
  expect(action).toMatchObject({ name: 'Carla', action: 'view_as_customer', target_id: 'K601' });
  const { rows } = await test.database.pool.query(
    "SELECT operator FROM simulation_log WHERE event = 'started' AND site_id = $1",
    [site.id],
  );
  expect(rows).toEqual([{ operator: 'Carla' }]);
});

it('opens no customer of another site, and none that is switched off', async () => {
  await makeCustomer(test, other, { number: 'K701' });
  await makeCustomer(test, site, { number: 'K702', active: false });
  for (const number of ['K701', 'K702', 'K799'])
    expect((await test.call(viewing.asCustomer, { number }, carla)).status).toBe(404);
});
