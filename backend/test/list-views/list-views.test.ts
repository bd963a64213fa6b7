import { type AdminRole, endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { type Caller, makeAdmin, makeSession, makeSite, type TestApp, testApp } from '../support/index.ts';

const { listViews } = endpoints;

let test: TestApp;
let site: Site;
let sales: Caller;
let manager: Caller;

const as = async (role: AdminRole): Promise<Caller> => ({
  site,
  sid: await makeSession(test, site, { adminId: await makeAdmin(test, site, { role }) }),
});
const save = (name: string, shared: boolean, caller: Caller) =>
  test.data(listViews.save, { list: 'orders', name, query: 'werk=to_pick', shared }, caller);
const namesFor = async (caller: Caller) =>
  (await test.data(listViews.all, { list: 'orders' }, caller)).map(({ name }) => name);
const codeOf = ({ body }: { body: unknown }) => (body as { error?: { code: string } }).error?.code;

beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await makeSite(test);
  sales = await as('sales');
  manager = await as('manager');
});

it('shows the own views and the shared ones, by name', async () => {
  await save('vrijdag', false, sales);
  await save('Alles', true, sales);
  await save('Eigen', false, manager);
  expect(await namesFor(sales)).toEqual(['Alles', 'vrijdag']);
  expect(await namesFor(manager)).toEqual(['Alles', 'Eigen']);
});

it('replaces a view of the same name', async () => {
  const { view_id } = await save('vrijdag', false, sales);
  expect((await save('vrijdag', true, sales)).view_id).toBe(view_id);
  expect(await test.data(listViews.all, { list: 'orders' }, sales)).toMatchObject([{ shared: true }]);
});

it('is removed by its owner; a shared one by managers too, another’s own one by nobody else', async () => {
  const { view_id: own } = await save('vrijdag', false, sales);
  const { view_id: shared } = await save('Alles', true, sales);
  expect(codeOf(await test.call(listViews.remove, { viewID: own }, manager))).toBe('not_found');
  expect(codeOf(await test.call(listViews.remove, { viewID: shared }, await as('warehouse')))).toBe(
    'role_required',
  );
  await test.data(listViews.remove, { viewID: shared }, manager);
  await test.data(listViews.remove, { viewID: own }, sales);
  expect(await namesFor(sales)).toEqual([]);
});

it('has views of lists that the role may open, and no others', async () => {
  const warehouse = await as('warehouse');
  expect(codeOf(await test.call(listViews.all, { list: 'customers' }, warehouse))).toBe('role_required');
  expect(await namesFor(warehouse)).toEqual([]);
});
