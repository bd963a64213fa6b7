import { columnFormats, type imports as endpoints, fieldsOf, type MappedColumn } from '@toonbank/contract';
import type { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import { type Import, type ImportSource, imports, priceLists } from '../../../db/schema/index.ts';
import { asc, eq } from '../../../db/sql.ts';
import { DomainError, orNotFound } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { readSource } from '../file/open-import.ts';
import { deniedFields, expectState, findImport, ofImport } from '../find-import.ts';
import { mappingOf, profilesOf, toProfile } from '../profiles.ts';
import { recogniseProfile } from '../source/fingerprint.ts';
import { parseValue } from '../source/parse-value.ts';
import { proposeMapping } from '../source/propose-mapping.ts';
import { SourceFault } from '../source/source-fault.ts';

type Answer = z.input<typeof endpoints.columns.response>;

const EXAMPLES = 5;

/** Each column with its first values, and what each format makes of them. */
function describeColumns({ headings, rows }: ImportSource): Omit<Answer['columns'][number], 'is_new'>[] {
  return headings.map((heading, column) => {
    const filled = rows
      .filter(({ cells }) => String(cells[column] ?? '').trim() !== '')
      .slice(0, EXAMPLES)
      .map(({ line, cells }) => ({ line, cell: cells[column] ?? '' }));
    const readings = Object.fromEntries(
      columnFormats.map((format) => [
        format,
        filled.map(({ cell }) => {
          const parsed = parseValue(format, cell);
          return 'value' in parsed ? parsed.value : null;
        }),
      ]),
    );
    return {
      column,
      heading,
      examples: filled.map(({ line, cell }) => ({ line, cell: String(cell) })),
      readings,
    };
  });
}

/** Reads another sheet of the workbook, which from then on is the import's. */
async function changeSheet(database: Database, row: Import, sheet: string): Promise<ImportSource> {
  try {
    const source = await readSource(database, row, sheet);
    await database.inSite(row.siteId, (tx) =>
      tx.update(imports).set({ source, mapping: [] }).where(ofImport(row)),
    );
    return source;
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error;
    throw new DomainError('invalid_request', 'The sheet can’t be read.', { sheet: error.reason });
  }
}

const isRead = (source: Import['source']): source is ImportSource => source.headings !== undefined;

/** The columns of an import's file and the mapping to begin with: its own, a profile's, or a proposal. */
export async function showColumns(
  database: Database,
  viewer: Viewer,
  { importID, sheet }: { importID: number; sheet?: string | undefined },
): Promise<Answer> {
  const siteId = viewer.site.id;
  const { row, profiles, lists } = await database.inSite(siteId, async (tx) => ({
    row: await findImport(tx, viewer, importID),
    profiles: await profilesOf(tx, siteId),
    lists: await tx
      .select()
      .from(priceLists)
      .where(eq(priceLists.siteId, siteId))
      .orderBy(asc(priceLists.name)),
  }));
  expectState(row, 'columns', 'preview');
  const source = sheet && sheet !== row.source.sheet ? await changeSheet(database, row, sheet) : row.source;
  if (!isRead(source) || row.undoOf !== null) throw new DomainError('conflict', 'The import has no columns.');
  const { headings, rows } = source;
  const known = recogniseProfile(
    headings,
    profiles.filter(({ kind }) => kind === row.kind),
  );
  const proposed = (): MappedColumn[] =>
    known
      ? mappingOf(known.profile, headings)
      : proposeMapping(
          row.kind,
          headings.map((heading, at) => ({ heading, samples: rows.map(({ cells }) => cells[at] ?? '') })),
        );
  const denied = deniedFields(row.kind, orNotFound(viewer.admin).role);
  const allowed = ({ field }: MappedColumn) => !denied.includes(field);
  const isOwn = row.mapping.length > 0 && source === row.source;
  return {
    format: source.format,
    encoding: source.encoding,
    sheets: [...source.sheets],
    sheet: source.sheet,
    heading_line: source.headingLine,
    columns: describeColumns(source).map((column) => ({
      ...column,
      is_new: known?.newColumns.includes(column.column) ?? false,
    })),
    fields: fieldsOf(row.kind)
      .filter(({ name, type }) => !denied.includes(name) && type !== 'file')
      .map(({ name, type, key = false, required = false, clearable = false }) => ({
        ...{ name, type, key, required, clearable },
      })),
    mapping: (isOwn ? row.mapping : proposed()).filter(allowed),
    options: isOwn ? row.options : { ...known?.profile.options, ...row.options },
    profile: known ? { ...toProfile(known.profile), new_columns: known.newColumns.length } : null,
    price_lists: lists.map(({ id, code, name }) => ({ id, code, name })),
  };
}
