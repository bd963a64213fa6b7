import { UNDO_DAYS, type WireImportDetails, type WireImportSummary } from '@toonbank/contract';
import type { Tx } from '../../../db/connect.ts';
import {
  adminUsers,
  type Import,
  importProfiles,
  imports,
  integrationKeys,
} from '../../../db/schema/index.ts';
import { and, desc, eq, lt, type SQL, sql } from '../../../db/sql.ts';

const DAY_MS = 86_400_000;

export interface Named {
  row: Import;
  madeBy: string;
  profile: string | null;
}

const madeBy = sql<string>`coalesce('Koppeling ' || ${integrationKeys.name}, ${adminUsers.name})`;

/** Imports with the names of who made them, newest first. */
export const selectImports = (tx: Tx, condition: SQL | undefined, limit: number): Promise<Named[]> =>
  tx
    .select({ row: imports, madeBy, profile: importProfiles.name })
    .from(imports)
    .innerJoin(adminUsers, and(eq(adminUsers.siteId, imports.siteId), eq(adminUsers.id, imports.madeBy)))
    .leftJoin(
      integrationKeys,
      and(eq(integrationKeys.siteId, imports.siteId), eq(integrationKeys.id, imports.keyId)),
    )
    .leftJoin(
      importProfiles,
      and(eq(importProfiles.siteId, imports.siteId), eq(importProfiles.id, imports.profileId)),
    )
    .where(condition)
    .orderBy(desc(imports.id))
    .limit(limit);

export function toSummary({ row, madeBy, profile }: Named): WireImportSummary {
  const { counts = [], faulty = 0 } = row.summary;
  return {
    import_id: row.id,
    kind: row.kind,
    filename: row.filename,
    state: row.state,
    made_by: madeBy,
    made_at: row.createdAt.toISOString(),
    applied_at:
      row.state === 'applied' || row.state === 'undone' ? (row.appliedAt?.toISOString() ?? null) : null,
    effective_on: row.effectiveOn,
    profile: profile ?? '',
    undo_of: row.undoOf,
    lines: row.lines,
    changes: counts.reduce((sum, { ticked }) => sum + ticked, 0),
    faulty,
  };
}

/** When an import can be undone no longer; null: it can't be undone now. */
export function undoUntil({ state, appliedAt }: Import): Date | null {
  if (state !== 'applied' || !appliedAt) return null;
  const until = new Date(appliedAt.getTime() + UNDO_DAYS * DAY_MS);
  return until.getTime() > Date.now() ? until : null;
}

export function toDetails(named: Named): WireImportDetails {
  const { row } = named;
  const { unchanged = 0, counts = [], warnings = [], ratio = null, touches } = row.summary;
  const { articles = 0, new_articles = 0 } = row.summary;
  return {
    ...toSummary(named),
    failure: row.failure,
    outdated: row.outdated,
    revision: row.revision,
    ...{ unchanged, articles, new_articles },
    counts,
    warnings,
    ratio_warning: ratio,
    touches: touches ?? { price_lists: 0, customers: 0, recurring_orders: 0, carts: 0 },
    options: row.options,
    undo_until: undoUntil(row)?.toISOString() ?? null,
  };
}

/** Imports before an id. */
export const olderThan = (before: number | undefined) =>
  before === undefined ? sql`true` : lt(imports.id, before);
