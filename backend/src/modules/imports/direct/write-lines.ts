import {
  fieldsOf,
  formatsOf,
  type ImportFieldName,
  type ImportKind,
  type ImportOptions,
} from '@toonbank/contract';
import type { Tx } from '../../../db/connect.ts';
import { type Import, imports } from '../../../db/schema/index.ts';
import { sql } from '../../../db/sql.ts';
import { orNotFound } from '../../../http/errors.ts';
import { countStale, finishApplied, Outdated, takeImportTurn } from '../apply/apply-import.ts';
import { ofImport } from '../find-import.ts';
import { kindOf } from '../kinds/index.ts';
import type { StoredLine } from '../lines/convert-line.ts';
import { storeChunk } from '../lines/stage-lines.ts';
import { summarise } from '../preview/summarise.ts';
import { type LineOutcome, outcomesOf } from './outcomes.ts';

const MAX_TRIES = 3;
/** From so many lines on, joining their rows one by one takes longer than reading whole tables. */
const MANY_LINES = 200;

/** Lines of a program, which are compared and applied without a look at them. */
export interface DirectImport {
  siteId: string;
  kind: ImportKind;
  options: ImportOptions;
  /** Stands in the place of a file's name. */
  name: string;
  adminId: number;
  keyId: number;
  /** The fields that lines have, in the order of `cells`. */
  fields: readonly ImportFieldName[];
  lines: readonly StoredLine[];
}

/** Outcome of each line, by its number. `importId` null: nothing changed, and nothing is kept. */
export interface DirectOutcome {
  importId: number | null;
  lines: ReadonlyMap<number, LineOutcome>;
}

async function begin(tx: Tx, { siteId, kind, options, name, adminId, keyId, fields, lines }: DirectImport) {
  const types = new Map(fieldsOf(kind).map((field) => [field.name, field.type]));
  const mapping = fields
    .map((field, column) => ({
      ...{ column, field, format: formatsOf[types.get(field) ?? 'text'][0], empty: 'keep' as const },
    }))
    // Who may undo it depends on the fields that were written.
    .filter(({ field }) => lines.some(({ data }) => data && field in data));
  const [made] = await tx
    .insert(imports)
    .values({
      ...{ siteId, kind, options, mapping, filename: name, keyId, state: 'comparing' },
      ...{ source: { headings: fields }, lines: lines.length, madeBy: adminId, appliedBy: adminId },
    })
    .returning();
  const row = orNotFound(made);
  await storeChunk(tx, row, lines);
  await kindOf(row).compare(tx, row);
  return row;
}

/** Rows of this transaction have no statistics: the planner takes them for one, and would join them one by one, thousands by thousands. */
async function joinedAsMany<T>(tx: Tx, { lines }: Import, work: () => Promise<T>): Promise<T> {
  if (lines < MANY_LINES) return work();
  const { rows } = await tx.execute<{ was: string }>(
    sql`SELECT current_setting('enable_nestloop') AS was, set_config('enable_nestloop', 'off', true)`,
  );
  const result = await work();
  await tx.execute(sql`SELECT set_config('enable_nestloop', ${rows[0]?.was ?? 'on'}, true)`);
  return result;
}

/** Writes all changes of an import of this transaction. @throws Outdated */
async function apply(tx: Tx, row: Import): Promise<void> {
  const kind = kindOf(row);
  const summary = await summarise(tx, row);
  const [applying] = await tx
    .update(imports)
    .set({
      state: 'applying',
      summary,
      revision: 1,
      appliedAt: sql`date_trunc('milliseconds', clock_timestamp())`,
    })
    .where(ofImport(row))
    .returning();
  const begun = orNotFound(applying);
  if (kind.applySlice) {
    let written = 0;
    for (let done = 1; done > 0; written += done) done = await kind.applySlice(tx, begun);
    return finishApplied(tx, begun, written);
  }
  await kind.lock?.(tx, begun);
  await tx.execute(sql`
    SELECT FROM product_units WHERE site_id = ${begun.siteId} AND id IN (${kind.units(begun)})
    ORDER BY id FOR NO KEY UPDATE`);
  const { open } = await joinedAsMany(tx, begun, () => countStale(tx, begun));
  let written = 0;
  for (const { write } of kind.writers) written += await write(tx, begun);
  if (written !== open) throw new Outdated();
  await kind.finish?.(tx, begun);
  return finishApplied(tx, begun, written);
}

async function attempt(tx: Tx, direct: DirectImport): Promise<DirectOutcome> {
  const row = await begin(tx, direct);
  const { siteId, id } = row;
  const { rows } = await tx.execute(
    sql`SELECT 1 FROM import_changes WHERE site_id = ${siteId} AND import_id = ${id} LIMIT 1`,
  );
  if (rows.length > 0) await apply(tx, row);
  const lines = await joinedAsMany(tx, row, () => outcomesOf(tx, row));
  if (rows.length > 0) return { importId: id, lines };
  await tx.delete(imports).where(ofImport(row));
  return { importId: null, lines };
}

/**
 * Compares and applies lines as an import of a file does, in the caller's transaction: they have before and after, a place in
 * the history, and can be undone. Imports of a site take turns.
 * @throws Outdated when something else changes the same values again and again
 */
export async function writeLines(tx: Tx, direct: DirectImport): Promise<DirectOutcome> {
  if (direct.lines.length === 0) return { importId: null, lines: new Map() };
  await takeImportTurn(tx, direct.siteId);
  for (let tries = 1; ; tries += 1) {
    await tx.execute(sql`SAVEPOINT direct_import`);
    try {
      const outcome = await attempt(tx, direct);
      await tx.execute(sql`RELEASE SAVEPOINT direct_import`);
      return outcome;
    } catch (error) {
      if (!(error instanceof Outdated) || tries === MAX_TRIES) throw error;
      await tx.execute(sql`ROLLBACK TO SAVEPOINT direct_import`);
    }
  }
}
