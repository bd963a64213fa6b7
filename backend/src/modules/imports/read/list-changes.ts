import {
  type imports as endpoints,
  fieldsOf,
  IMPORT_PAGE_SIZE,
  type WireImportChange,
} from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import type { Import } from '../../../db/schema/index.ts';
import { type SQL, sql } from '../../../db/sql.ts';
import { escapeLike } from '../../../lib/escape-like.ts';

interface ChangeRow extends Record<string, unknown>, Omit<WireImportChange, 'change_id'> {
  id: number;
}

/** '1235' cents as '12.35'. */
const euros = (cents: string): string => {
  const digits = cents.replace('-', '').padStart(3, '0');
  return `${cents.startsWith('-') ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** A stored value as canonical text; a stock below 0 is shown as the 0 that it becomes. */
function canonical(type: string | undefined, field: string, value: string | null): string | null {
  if (value === null) return null;
  if (type === 'money') return euros(value);
  return field === 'stock' && value.startsWith('-') ? '0' : value;
}

/** The filters of `imports.changes` and `imports.tick`, as a condition on `c`. */
export function changeFilter(
  { siteId, id }: Import,
  {
    change,
    warning,
    field,
  }: { change?: string | undefined; warning?: string | undefined; field?: string | undefined },
): SQL {
  return sql`c.site_id = ${siteId} AND c.import_id = ${id}
    ${change ? sql`AND c.change = ${change}` : sql``}
    ${warning ? sql`AND ${warning} = ANY (c.warnings)` : sql``}
    ${field ? sql`AND c.field = ${field}` : sql``}`;
}

const likeText = (search: string) => `%${escapeLike(search)}%`;

/** The unit that a change is about. */
const unitOf = sql`
  CASE WHEN c.entity IN ('unit', 'tier') THEN c.entity_id WHEN c.entity = 'agreement' THEN split_part(c.key, ':', 1)::int END`;

/** Names of the row that a change belongs to, and of the part of it. */
const named = sql`
  LEFT JOIN products p ON p.site_id = c.site_id AND p.id = c.owner_id AND c.entity IN ('product', 'unit', 'tier', 'place', 'picture', 'sheet')
  LEFT JOIN product_units u ON u.site_id = c.site_id AND u.id = ${unitOf}
  LEFT JOIN products a ON a.site_id = c.site_id AND a.id = u.product_id AND c.entity = 'agreement'
  LEFT JOIN customers k ON k.site_id = c.site_id AND k.id = c.owner_id AND c.entity IN ('customer', 'address', 'agreement')
  LEFT JOIN import_lines f ON f.site_id = c.site_id AND f.import_id = c.import_id AND f.line = c.line
    AND c.entity IN ('picture', 'sheet')
  LEFT JOIN price_lists l ON l.site_id = c.site_id AND l.id = CASE WHEN c.entity = 'tier' THEN split_part(c.key, ':', 1)::int END`;

const part = sql`
  CASE WHEN c.entity = 'tier' THEN
      'vanaf ' || split_part(c.key, ':', 2)::int / greatest(u.content, 1) || ' ' || u.description || ' (' || l.name || ')'
    WHEN c.entity = 'agreement' THEN
      a.article_number || ' ' || u.description || ', ' || to_char(split_part(c.key, ':', 2)::date, 'DD-MM-YYYY') || ' t/m '
        || to_char(split_part(c.key, ':', 3)::date, 'DD-MM-YYYY')
    WHEN c.entity = 'picture' THEN concat_ws(' · ', 'foto ' || split_part(c.key, ':', 2), f.data ->> 'file_name')
    WHEN c.entity = 'sheet' THEN coalesce(f.data ->> 'file_name', '')
    WHEN c.field = 'stock' THEN 'geteld per ' || p.base_unit
    ELSE coalesce(u.description, '') END`;

/** A value as it is shown: a group by its names from the top, 'Schoonmaak › Emmers', where it is stored by its path. */
const shown = (value: SQL) => sql`
  CASE WHEN c.field = 'group' THEN coalesce((
    SELECT string_agg(g.label, ' › ' ORDER BY length(g.path)) FROM product_groups g
    WHERE g.site_id = c.site_id AND starts_with('c/' || ${value} || '/', g.path || '/')), ${value}) ELSE ${value} END`;

/** A page of changes in the order of their lines. */
export async function listChanges(
  tx: Tx,
  row: Import,
  { search, after, ...filters }: Omit<z.output<typeof endpoints.changes.request>, 'importID'>,
): Promise<{ changes: WireImportChange[]; next: number | null }> {
  const words = search.trim();
  const { rows } = await tx.execute<ChangeRow>(sql`
    SELECT c.id, c.line, c.entity_id, coalesce(p.article_number, k.number, c.key) AS code,
      coalesce(p.name, k.company, '') AS name,
      ${part} AS part, c.field, ${shown(sql`c.before`)} AS before, ${shown(sql`c.after`)} AS after, c.percent, c.change, c.warnings, c.ticked
    FROM import_changes c ${named}
    WHERE ${changeFilter(row, filters)} AND c.id > ${after ?? 0}
      ${words ? sql`AND concat_ws(' ', p.article_number, p.name, k.number, k.company, a.article_number) ILIKE ${likeText(words)}` : sql``}
    ORDER BY c.id LIMIT ${IMPORT_PAGE_SIZE + 1}`);
  const types = new Map<string, string>(fieldsOf(row.kind).map(({ name, type }) => [name, type]));
  const page = rows.slice(0, IMPORT_PAGE_SIZE).map(({ id, before, after: value, ...change }) => ({
    ...change,
    change_id: id,
    before: canonical(types.get(change.field), change.field, before),
    after: canonical(types.get(change.field), change.field, value),
  }));
  return { changes: page, next: rows.length > IMPORT_PAGE_SIZE ? (page.at(-1)?.change_id ?? null) : null };
}
