import type { MappedColumn, WireImportProfile } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { type Import, type ImportProfile, importProfiles } from '../../db/schema/index.ts';
import { and, asc, eq, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { plainHeading } from './source/fingerprint.ts';

export const profilesOf = (tx: Tx, siteId: string): Promise<ImportProfile[]> =>
  tx
    .select()
    .from(importProfiles)
    .where(eq(importProfiles.siteId, siteId))
    .orderBy(asc(importProfiles.name), asc(importProfiles.id));

export const toProfile = (profile: ImportProfile): WireImportProfile => ({
  profile_id: profile.id,
  kind: profile.kind,
  name: profile.name,
  times_used: profile.timesUsed,
  last_used_at: profile.lastUsedAt?.toISOString() ?? null,
  columns: profile.mapping.length,
});

/** A profile's mapping for a file: its columns may stand in another order. */
export function mappingOf({ mapping }: ImportProfile, headings: readonly string[]): MappedColumn[] {
  const places = headings.map(plainHeading);
  return mapping.flatMap(({ heading, ...column }) => {
    const at = places.indexOf(plainHeading(heading));
    return at < 0 ? [] : [{ ...column, column: at }];
  });
}

/** Keeps a mapping under a supplier's name, instead of the one that has this name. @returns the profile's id */
export async function keepProfile(
  tx: Tx,
  { siteId, kind, source, mapping, options }: Import,
  name: string,
): Promise<number> {
  const headings = source.headings ?? [];
  const { moment: _moment, ...lasting } = options;
  const kept = {
    headings: headings.filter((heading) => plainHeading(heading) !== ''),
    mapping: mapping.map(({ column, ...rest }) => ({ ...rest, heading: headings[column] ?? '' })),
    options: lasting,
  };
  const [row] = await tx
    .insert(importProfiles)
    .values({ siteId, kind, name, ...kept })
    .onConflictDoUpdate({
      target: [importProfiles.siteId, importProfiles.kind, importProfiles.name],
      set: kept,
    })
    .returning({ id: importProfiles.id });
  return orNotFound(row).id;
}

/** Notes that a profile's mapping was applied once more. */
export const noteProfileUse = (tx: Tx, { siteId, profileId }: Import) =>
  tx
    .update(importProfiles)
    .set({ timesUsed: sql`${importProfiles.timesUsed} + 1`, lastUsedAt: sql`now()` })
    .where(and(eq(importProfiles.siteId, siteId), eq(importProfiles.id, profileId ?? 0)));
