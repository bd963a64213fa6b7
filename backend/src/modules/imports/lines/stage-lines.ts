import type { Database, Tx } from '../../../db/connect.ts';
import { type Import, importLines, imports } from '../../../db/schema/index.ts';
import { and, eq, sql } from '../../../db/sql.ts';
import { withFile } from '../file/stored-file.ts';
import { ofImport } from '../find-import.ts';
import { openSource } from '../source/open-source.ts';
import type { SourceRow } from '../source/source-row.ts';
import { lineReader, type StoredLine } from './convert-line.ts';
import { readFiles } from './read-files.ts';

/** `COPY` does not work on tables with row-level security: a chunk travels as one parameter. */
const CHUNK_LINES = 2_000;

/** Another process has begun this work anew, or the import was discarded. */
export class Superseded extends Error {}

/** Notes how far the work is. @throws Superseded, so that nothing of this transaction counts */
export async function noteProgress(
  tx: Tx,
  { siteId, id, run, state }: Pick<Import, 'siteId' | 'id' | 'run' | 'state'>,
  progress: Partial<Pick<Import, 'done' | 'total' | 'lines'>>,
): Promise<void> {
  const { rowCount } = await tx
    .update(imports)
    .set({ run, ...progress })
    .where(and(ofImport({ siteId, id }), eq(imports.run, run), eq(imports.state, state)));
  if (rowCount !== 1) throw new Superseded('Another process does this work.');
}

/** Most lines have no fault: their JSON is a third shorter. */
const withoutNulls = ({ faults, cells, ...line }: StoredLine) => ({
  ...line,
  ...(faults && { faults }),
  ...(cells && { cells }),
});

/** Stores lines in one statement. */
export async function storeChunk(
  tx: Tx,
  { siteId, id }: Pick<Import, 'siteId' | 'id'>,
  lines: readonly StoredLine[],
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO import_lines (site_id, import_id, line, data, faults, cells)
    SELECT ${siteId}, ${id}::int, line, data, faults, cells
    FROM jsonb_to_recordset(${JSON.stringify(lines.map(withoutNulls))}::jsonb)
      AS read (line int, data jsonb, faults jsonb, cells jsonb)`);
}

async function* inChunks(rows: AsyncIterable<SourceRow>): AsyncGenerator<SourceRow[]> {
  let chunk: SourceRow[] = [];
  for await (const row of rows) {
    chunk.push(row);
    if (chunk.length < CHUNK_LINES) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

/**
 * Reads all lines of the file by the import's mapping into `import_lines`, instead of those of an earlier reading.
 * @returns the number of lines
 * @throws SourceFault, Superseded
 */
export async function stageLines(database: Database, row: Import): Promise<number> {
  const { siteId, id, kind, mapping, filename } = row;
  await database.inSite(siteId, async (tx) => {
    await noteProgress(tx, row, { done: 0, total: 0, lines: 0 });
    await tx.delete(importLines).where(and(eq(importLines.siteId, siteId), eq(importLines.importId, id)));
  });
  const read = lineReader(kind, mapping);
  return withFile(database, row, async (path) => {
    let lines = 0;
    const store = async (chunk: readonly StoredLine[]) => {
      lines += chunk.length;
      await database.inSite(siteId, async (tx) => {
        await noteProgress(tx, row, { done: lines, lines });
        await storeChunk(tx, row, chunk);
      });
    };
    if (kind === 'pictures') {
      for await (const line of readFiles(path)) await store([line]);
      return lines;
    }
    const source = await openSource({ kind, path, filename, sheet: row.source.sheet || undefined });
    // The next chunk is read while the database stores this one.
    let storing = Promise.resolve();
    try {
      for await (const chunk of inChunks(source.rows())) {
        const next = chunk.map(read);
        await storing;
        storing = store(next);
        // It is awaited with the next chunk.
        storing.catch(() => {});
      }
    } finally {
      // A process that was superseded ends as such, also when it can't read on.
      await storing;
    }
    return lines;
  });
}

/** Stores the cells of lines that turned out faulty when they were compared, so that they can be shown. */
export async function keepFaultyCells(database: Database, row: Import): Promise<void> {
  const { siteId, id, filename } = row;
  const { rows } = await database.inSite(siteId, (tx) =>
    tx.execute<{ line: number }>(sql`
      SELECT line FROM import_lines
      WHERE site_id = ${siteId} AND import_id = ${id} AND faults IS NOT NULL AND cells IS NULL`),
  );
  if (rows.length === 0) return;
  const missing = new Set(rows.map(({ line }) => line));
  await withFile(database, row, async (path) => {
    const source = await openSource({ kind: row.kind, path, filename, sheet: row.source.sheet || undefined });
    for await (const chunk of inChunks(source.rows())) {
      const found = chunk.filter(({ line }) => missing.has(line)).map(({ line, cells }) => ({ line, cells }));
      if (found.length === 0) continue;
      await database.inSite(siteId, (tx) =>
        tx.execute(sql`
          UPDATE import_lines l SET cells = found.cells
          FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb) AS found (line int, cells jsonb)
          WHERE l.site_id = ${siteId} AND l.import_id = ${id} AND l.line = found.line`),
      );
    }
  });
}
