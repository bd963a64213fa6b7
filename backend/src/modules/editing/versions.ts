import type { Tx } from '../../db/connect.ts';
import { type ContentFields, contentVersions } from '../../db/schema/index.ts';
import { and, eq, inArray } from '../../db/sql.ts';
import type { Live, Target } from './stored-kinds.ts';

/** The versions and drafts of a row. */
export const versionsOf = (siteId: string, { kind, id }: Target) =>
  and(eq(contentVersions.siteId, siteId), eq(contentVersions.kind, kind), eq(contentVersions.rowId, id));

/** Keeps what is live as a version, where it is older than editing. */
export async function keepLive(
  tx: Tx,
  siteId: string,
  { kind, id }: Target,
  { version, fields }: Live,
): Promise<void> {
  await tx
    .insert(contentVersions)
    .values({ siteId, kind, rowId: id, state: 'live', version, basedOn: version, fields })
    .onConflictDoNothing();
}

/** The fields of a version that is or was live; undefined where there is no such version. */
export async function fieldsOfVersion(
  tx: Tx,
  siteId: string,
  target: Target,
  version: number,
): Promise<ContentFields | undefined> {
  const [found] = await tx
    .select({ fields: contentVersions.fields })
    .from(contentVersions)
    .where(
      and(
        versionsOf(siteId, target),
        eq(contentVersions.version, version),
        inArray(contentVersions.state, ['live', 'old']),
      ),
    );
  return found?.fields;
}
