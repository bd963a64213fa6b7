import type { TestApp } from '../../support/index.ts';

export type StoredRow = Record<string, unknown> & { site_id: string };

/**
 * All rows of a site, each with its table's name in front, sorted. Read as the owner, who sees all of them.
 */
export async function storedRows(
  { database }: TestApp,
  keep: (row: StoredRow) => boolean = () => true,
): Promise<string[]> {
  const { rows: tables } = await database.pool.query<{ name: string }>(`
    SELECT table_name AS name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
    WHERE table_schema = 'public' AND column_name = 'site_id' AND table_type = 'BASE TABLE'`);
  const every = tables.map(({ name }) => `SELECT '${name}' AS name, to_jsonb(t) AS row FROM ${name} t`);
  const { rows } = await database.pool.query<{ name: string; row: StoredRow }>(every.join(' UNION ALL '));
  return rows
    .filter(({ row }) => keep(row))
    .map(({ name, row }) => `${name} ${JSON.stringify(row)}`)
    .sort();
}
