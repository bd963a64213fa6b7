import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectPostgres } from '../../src/db/connect.ts';
import { migrate } from '../../src/db/migrate.ts';
import { as, makeOwnedDatabase, runSql } from './owned-database.ts';
import { alone } from './postgres-app.ts';

type Made = Awaited<ReturnType<typeof makeOwnedDatabase>>;
let source: Made;
let target: Made;
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'toonbank-dump-'));
  source = await alone(() => makeOwnedDatabase());
  target = await alone(() => makeOwnedDatabase());
  await runSql(
    source.adminUrl,
    `CREATE ROLE backup_of_${source.owner} LOGIN BYPASSRLS PASSWORD 'geheim'`,
    `GRANT pg_read_all_data TO backup_of_${source.owner}`,
  );
});
afterAll(async () => {
  await runSql(source.adminUrl, `DROP ROLE backup_of_${source.owner}`);
  await source.drop();
  await target.drop();
  rmSync(folder, { recursive: true, force: true });
});

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'pipe' });

it('dumps as the documented role, restores as the owner, and keeps row-level security', async () => {
  const file = join(folder, 'toonbank.dump');
  const filled = connectPostgres(source.url, 2);
  await alone(() => migrate(filled));
  await filled.close();
  for (const site of ['noord', 'zuid'])
    await runSql(
      source.adminUrl,
      `INSERT INTO sites (id, name, token, admin_code, prices, countries, branch)
        VALUES ('${site}', '${site}', 't-${site}', 'a-${site}', 'customers', '{NL}', '{}')`,
      `INSERT INTO customers (site_id, number, company, kind) VALUES ('${site}', 'K1', 'Afnemer', 'business')`,
    );
  expect(() => run('pg_dump', '--format=custom', `--file=${file}`, source.url)).toThrow(/row-level security/);
  run('pg_dump', '--format=custom', `--file=${file}`, as(source.url, `backup_of_${source.owner}`));
  run(
    'pg_restore',
    ...['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'],
    ...[`--dbname=${target.url}`, file],
  );
  const restored = connectPostgres(target.url, 2);
  await alone(() => migrate(restored));
  for (const site of ['noord', 'zuid']) {
    const { rows } = await restored.inSite(site, (tx) => tx.execute('SELECT site_id FROM customers'));
    expect(rows).toEqual([{ site_id: site }]);
  }
  await restored.close();
});
