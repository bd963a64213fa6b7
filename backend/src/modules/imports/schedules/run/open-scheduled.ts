import type { Database } from '../../../../db/connect.ts';
import { type Import, type ImportRun, imports } from '../../../../db/schema/index.ts';
import { and, eq } from '../../../../db/sql.ts';
import { readSource } from '../../file/open-import.ts';
import { ofImport } from '../../find-import.ts';
import { kindOf } from '../../kinds/index.ts';
import { mappingOf } from '../../profiles.ts';
import { recogniseProfile } from '../../source/fingerprint.ts';
import type { ScheduledRun } from './store-file.ts';

/** The moment at which a stock was right: when the file was written, as far as that is known. */
function momentOf({ lastModified, begunAt }: ImportRun): string {
  const written = lastModified === null ? Number.NaN : Date.parse(lastModified);
  return written <= begunAt.getTime() ? new Date(written).toISOString() : begunAt.toISOString();
}

/**
 * Reads the first lines of the file and maps its columns as the profile does; a file with other headings waits for an
 * administrator, as one that was uploaded. @throws SourceFault
 */
export async function openScheduled(
  database: Database,
  row: Import,
  { run, profile }: ScheduledRun,
): Promise<void> {
  const source = await readSource(database, row);
  const isKnown = recogniseProfile(source.headings, [profile]) !== undefined;
  const mapping = isKnown ? mappingOf(profile, source.headings) : [];
  const options = { ...profile.options, ...(row.kind === 'stock' && { moment: momentOf(run) }) };
  const isComplete = isKnown && Object.keys(kindOf(row).check(mapping, options)).length === 0;
  await database.inSite(row.siteId, (tx) =>
    tx
      .update(imports)
      .set({
        source,
        ...(isComplete
          ? { state: 'comparing' as const, mapping, options, profileId: profile.id }
          : { state: 'columns' as const }),
      })
      .where(and(ofImport(row), eq(imports.state, 'opening'))),
  );
}
