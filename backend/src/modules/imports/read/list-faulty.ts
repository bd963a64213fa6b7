import { IMPORT_PAGE_SIZE, type WireFaultyLine } from '@toonbank/contract';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../../db/connect.ts';
import { type Import, importLines } from '../../../db/schema/index.ts';

/** A page of the lines that are left out. */
export async function listFaulty(
  tx: Tx,
  { siteId, id, mapping, source }: Import,
  after: number,
  limit = IMPORT_PAGE_SIZE,
): Promise<{ headings: string[]; lines: WireFaultyLine[]; next: number | null }> {
  const rows = await tx
    .select()
    .from(importLines)
    .where(
      and(
        eq(importLines.siteId, siteId),
        eq(importLines.importId, id),
        isNotNull(importLines.faults),
        gt(importLines.line, after),
      ),
    )
    .orderBy(asc(importLines.line))
    .limit(limit + 1);
  const columnOf = new Map(mapping.map(({ field, column }) => [field, column]));
  const lines = rows.slice(0, limit).map(({ line, cells, faults }) => ({
    line,
    cells: (cells ?? []).map(String),
    faults: (faults ?? []).map(({ code, field }) => ({
      code,
      field,
      column: field === null ? null : (columnOf.get(field) ?? null),
    })),
  }));
  return {
    headings: [...(source.headings ?? [])],
    lines,
    next: rows.length > limit ? (lines.at(-1)?.line ?? null) : null,
  };
}
