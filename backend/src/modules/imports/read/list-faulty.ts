import { IMPORT_PAGE_SIZE, type ImportFieldName, type WireFaultyLine } from '@toonbank/contract';
import type { Tx } from '../../../db/connect.ts';
import { type Import, importLines } from '../../../db/schema/index.ts';
import { and, asc, eq, gt, isNotNull } from '../../../db/sql.ts';

/** Fields that say which article or customer a line is about, the best first. */
const codeFields: readonly ImportFieldName[] = [
  'article_number',
  'number',
  'customer_number',
  'ean',
  'file_name',
];
const nameFields: readonly ImportFieldName[] = ['name', 'company'];

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
  /** The first of these fields that the line has. */
  const textOf = (cells: readonly unknown[] | null, names: readonly ImportFieldName[]): string => {
    const texts = names.map((name) => String(cells?.[columnOf.get(name) ?? -1] ?? '').trim());
    return texts.find((text) => text !== '') ?? '';
  };
  const lines = rows.slice(0, limit).map(({ line, cells, faults }) => ({
    line,
    cells: (cells ?? []).map(String),
    code: textOf(cells, codeFields),
    name: textOf(cells, nameFields),
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
