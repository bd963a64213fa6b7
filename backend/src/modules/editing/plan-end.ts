import type { Tx } from '../../db/connect.ts';
import { type ContentVersion, contentVersions } from '../../db/schema/index.ts';
import type { Published } from './publish-change.ts';

/** Undoes a change at its end: another planned change, with the values from before. */
export async function planEnd(tx: Tx, due: ContentVersion, { version, before }: Published): Promise<void> {
  const { siteId, kind, rowId, unpublishAt, authorId, publisherId } = due;
  if (!unpublishAt || Object.keys(before).length === 0) return;
  await tx.insert(contentVersions).values({
    ...{ siteId, kind, rowId, state: 'scheduled', basedOn: version, fields: before },
    ...{ publishAt: unpublishAt, authorId, publisherId, undoes: version },
  });
}
