import { endpoints } from '@toonbank/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Site } from '../../src/db/schema/index.ts';
import { codeOf, makeSite, type TestApp, testApp } from '../support/index.ts';
import { makeAsker } from '../tasks/make-task.ts';
import { makeSupplier } from './make-supplier.ts';

const { createService } = endpoints.tasks;

let test: TestApp;
let site: Site;
beforeAll(async () => {
  test = await testApp();
  site = await makeSite(test);
});
afterAll(() => test.close());

type About = { kind: 'partner'; partnerID?: number };
const request = (about: About[]) => ({
  title: 'Dispensers ophangen',
  desc: 'Acht stuks',
  kind: 'partner' as const,
  about,
});

it('a service request is a task that names its partner, also when the partner is gone', async () => {
  const asker = await makeAsker(test, site);
  const partnerID = await makeSupplier(test, site, { name: 'Borgdal', service: 'installation' });
  const { task_id } = await asker.ask(request([{ kind: 'partner', partnerID }]));
  expect(await asker.read(task_id)).toMatchObject({
    kind: 'partner',
    about: [{ kind: 'partner', name: 'Borgdal', partner_id: partnerID }],
  });
  await test.database.pool.query('DELETE FROM suppliers WHERE id = $1', [partnerID]);
  expect((await asker.read(task_id)).about).toMatchObject([{ name: 'Borgdal', partner_id: null }]);
});

it('a service request without a partner, or with two, is refused', async () => {
  const asker = await makeAsker(test, site);
  const ids = [
    await makeSupplier(test, site, { service: 'installation' }),
    await makeSupplier(test, site, { service: 'waste_collection' }),
  ];
  const both = ids.map((partnerID) => ({ kind: 'partner' as const, partnerID }));
  for (const about of [[], both, [{ kind: 'partner' as const }]])
    expect(await codeOf(test, createService, request(about), asker.caller)).toBe('400 invalid_request');
  expect((await asker.list()).num_found).toBe(0);
});

it('a supplier without a service, and a partner of another site, are as absent as an unknown one', async () => {
  const asker = await makeAsker(test, site);
  const ids = [
    await makeSupplier(test, site),
    await makeSupplier(test, await makeSite(test), { service: 'installation' }),
    2_000_000_000,
  ];
  for (const partnerID of ids)
    expect(await codeOf(test, createService, request([{ kind: 'partner', partnerID }]), asker.caller)).toBe(
      '404 not_found',
    );
});
