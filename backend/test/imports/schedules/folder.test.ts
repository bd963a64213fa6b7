import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@toonbank/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Site } from '../../../src/db/schema/index.ts';
import { signingPayments } from '../../recurring-orders/make-recurring.ts';
import { codeOf, makeProduct, makeSite, type TestApp, testApp } from '../../support/index.ts';
import { type Scheduler, scheduler } from './scheduler.ts';

const { imports } = endpoints;
const HEAD = 'Artikelnummer;Prijs';

let test: TestApp;
let root: string;
let site: Site;
let own: string;
let sanne: Scheduler;
let id: number;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'toonbank-folders-'));
  test = await testApp(undefined, signingPayments(), undefined, { importFolder: root });
});
afterAll(async () => {
  await test.close();
  await rm(root, { recursive: true, force: true });
});
beforeEach(async () => {
  site = await makeSite(test);
  own = join(root, site.id);
  await mkdir(own);
  await makeProduct(test, site, { articleNumber: 'A1', priceCents: 100 });
  sanne = await scheduler(test, site, { importFolder: root });
  const profileId = await sanne.profile([HEAD, 'A1;1,00']);
  id = await sanne.add(profileId, { source: 'folder', url: '', filePrefix: 'prijs' });
});

/** Put there some minutes ago. */
async function put(path: string, text: string, minutesAgo = 5) {
  await writeFile(path, text);
  const at = new Date(Date.now() - minutesAgo * 60_000);
  await utimes(path, at, at);
}
const namesIn = async (folder: string) =>
  (await readdir(join(own, folder)).catch(() => [])).map((name) => name.replace(/^.*?-\d+-(?=\D)/, ''));

it('imports the files of the site one by one, the oldest first, and puts them away', async () => {
  await put(join(own, 'prijs-2.csv'), [HEAD, 'A1;1,20'].join('\n'), 5);
  await put(join(own, 'Prijs-1.csv'), [HEAD, 'A1;1,10'].join('\n'), 9);
  await put(join(own, 'voorraad.csv'), 'iets anders');
  await put(join(own, 'prijs-3.csv.part'), 'nog niet af');
  // Still being written.
  await writeFile(join(own, 'prijs-4.csv'), HEAD);
  expect(await sanne.run(id)).toMatchObject({ result: 'applied', filename: 'Prijs-1.csv' });
  expect(await sanne.run(id)).toMatchObject({ result: 'applied', filename: 'prijs-2.csv' });
  expect(await sanne.run(id)).toMatchObject({ result: 'no_file' });
  expect((await namesIn('verwerkt')).toSorted()).toEqual(['Prijs-1.csv', 'prijs-2.csv']);
  expect((await readdir(own)).toSorted()).toEqual([
    'prijs-3.csv.part',
    'prijs-4.csv',
    'verwerkt',
    'voorraad.csv',
  ]);
});

it('refuses what is no sheet and a link that leads out, and puts them aside', async () => {
  await put(join(own, 'prijs-1.csv'), '<!doctype html><html><body>Log in</body></html>');
  expect(await sanne.run(id)).toMatchObject({ result: 'failed', fault: 'file_page' });
  await put(join(root, 'geheim.csv'), [HEAD, 'A1;9,99'].join('\n'));
  await symlink(join(root, 'geheim.csv'), join(own, 'prijs-2.csv'));
  // The moment of a link is that of its making.
  const lasting = await scheduler(test, site, { importFolder: root });
  const { lutimes } = await import('node:fs/promises');
  await lutimes(join(own, 'prijs-2.csv'), new Date(0), new Date(0));
  expect(await lasting.run(id)).toMatchObject({ result: 'failed', fault: 'not_a_file' });
  expect((await namesIn('geweigerd')).toSorted()).toEqual(['prijs-1.csv', 'prijs-2.csv']);
});

it("never reaches another site's files, nor those beside the folders", async () => {
  const other = await makeSite(test);
  await mkdir(join(root, other.id));
  await put(join(root, other.id, 'prijs.csv'), [HEAD, 'A1;9,99'].join('\n'));
  await put(join(root, 'prijs.csv'), [HEAD, 'A1;9,99'].join('\n'));
  expect(await sanne.run(id)).toMatchObject({ result: 'no_file' });
  // A folder of the site that is a link to another one.
  await rm(own, { recursive: true });
  await symlink(join(root, other.id), own);
  expect(await sanne.run(id)).toMatchObject({ result: 'failed', fault: 'folder_missing' });
  expect(await readdir(join(root, other.id))).toEqual(['prijs.csv']);
});

it('puts no file away through a link that leads to another folder', async () => {
  const other = await makeSite(test);
  await mkdir(join(root, other.id));
  await symlink(join(root, other.id), join(own, 'verwerkt'));
  await put(join(own, 'prijs-1.csv'), [HEAD, 'A1;1,10'].join('\n'));
  expect(await sanne.run(id)).toMatchObject({ result: 'applied' });
  expect(await readdir(join(root, other.id))).toEqual([]);
});

it('takes a file with a name of the greatest length, and puts it away under a shorter one', async () => {
  const long = `prijs-${'é'.repeat(122)}.csv`;
  await put(join(own, long), [HEAD, 'A1;1,10'].join('\n'));
  expect(await sanne.run(id)).toMatchObject({ result: 'applied' });
  const [away] = await namesIn('verwerkt');
  expect(away).toMatch(/^prijs-é+\.csv$/);
});

it('does not replace an import that waits by that of the next file, and leaves that file alone meanwhile', async () => {
  await test.database.inSite(site.id, (tx) =>
    tx.execute(sql`UPDATE import_schedules SET max_changes = 0 WHERE id = ${id}`),
  );
  await put(join(own, 'prijs-1.csv'), [HEAD, 'A1;1,10'].join('\n'), 9);
  await put(join(own, 'prijs-2.csv'), [HEAD, 'A1;1,20'].join('\n'), 5);
  const first = await sanne.run(id);
  expect(first).toMatchObject({ result: 'waiting', reasons: ['changes'], filename: 'prijs-1.csv' });
  expect(await readdir(own)).toContain('prijs-2.csv');
  expect(await sanne.run(id)).toMatchObject({ result: 'waiting', filename: 'prijs-2.csv' });
  const importID = first?.import_id ?? 0;
  expect(await test.data(endpoints.imports.details, { importID }, sanne.caller)).toMatchObject({
    state: 'preview',
  });
  expect(await sanne.mails()).toHaveLength(2);
});

it('a kept mapping goes with its schedule when the caller says so, and not while that runs', async () => {
  await put(join(own, 'prijs-1.csv'), [HEAD, 'A1;1,10'].join('\n'));
  await sanne.run(id);
  const profileID = (await test.data(imports.profiles, {}, sanne.caller))[0]?.profile_id ?? 0;
  const remove = (request: object) =>
    codeOf(test, imports.removeProfile, { profileID, ...request }, sanne.caller);
  expect(await remove({})).toBe('409 conflict');
  const setResult = (result: string) =>
    test.database.inSite(site.id, (tx) =>
      tx.execute(sql`UPDATE import_runs SET result = ${result} WHERE schedule_id = ${id}`),
    );
  await setResult('running');
  expect(await remove({ withSchedule: true })).toBe('409 conflict');
  await setResult('applied');
  expect(await sanne.shown()).toMatchObject({ schedule_id: id });
  expect(await remove({ withSchedule: true })).toBe('200 done');
  expect(await sanne.shown()).toBeUndefined();
  expect(await test.data(imports.profiles, {}, sanne.caller)).toEqual([]);
  // What it imported stays.
  expect(
    (await test.data(imports.list, {}, sanne.caller)).imports.some(({ state }) => state === 'applied'),
  ).toBe(true);
});
