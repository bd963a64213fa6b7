import type { imports as endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { imports } from '../../../db/schema/index.ts';
import { sql } from '../../../db/sql.ts';
import { orNotFound } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { expectState, findImport, ofImport } from '../find-import.ts';
import { countChanges, countTouched } from '../preview/summarise.ts';
import { changeFilter } from '../read/list-changes.ts';

/** Several lines can be about one new article: it is added with all of them, or not. */
const lineOf = sql`CASE WHEN c.entity = 'agreement' THEN c.line ELSE 0 END`;

/** Ticks changes or takes the tick off; those of one new row, and of one removed row, go together. @returns the revision */
export async function tick(
  tx: Tx,
  viewer: Viewer,
  { importID, ticked, changeIDs, ...filters }: z.output<typeof endpoints.tick.request>,
): Promise<number> {
  const row = await findImport(tx, viewer, importID, 'write');
  expectState(row, 'preview');
  const ids = changeIDs && sql.param(changeIDs);
  if (ids) {
    const { rows } = await tx.execute<{ found: number }>(sql`
      SELECT count(*)::int AS found FROM import_changes c WHERE ${changeFilter(row, {})} AND c.id = ANY (${ids}::int[])`);
    if (rows[0]?.found !== new Set(changeIDs).size) orNotFound(undefined);
  }
  await tx.execute(sql`
    UPDATE import_changes c SET ticked = ${ticked}
    WHERE c.site_id = ${row.siteId} AND c.import_id = ${row.id} AND c.change <> 'kept' AND c.ticked <> ${ticked}
      AND (c.id IN (SELECT c.id FROM import_changes c WHERE ${changeFilter(row, filters)}
          ${ids ? sql`AND c.id = ANY (${ids}::int[])` : sql``})
        OR c.change IN ('new', 'removed') AND c.entity <> 'tier' AND (${lineOf}, c.key) IN (
          SELECT ${lineOf}, c.key FROM import_changes c
          WHERE ${changeFilter(row, filters)} AND c.change IN ('new', 'removed') AND c.entity <> 'tier'
            ${ids ? sql`AND c.id = ANY (${ids}::int[])` : sql``}))`);
  const revision = row.revision + 1;
  const summary = {
    ...row.summary,
    counts: await countChanges(tx, row),
    touches: await countTouched(tx, row),
  };
  await tx.update(imports).set({ revision, summary }).where(ofImport(row));
  return revision;
}
