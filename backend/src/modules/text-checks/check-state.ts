import type { Tx } from '../../db/connect.ts';
import { contentChanges, contentVersions } from '../../db/schema/index.ts';
import { inArray, ne, sql } from '../../db/sql.ts';
import { shopClock } from '../delivery/days.ts';

/**
 * Identifies what a check of the site's texts reads: the content that is live, the drafts, and the day. Read it before
 * the texts: what becomes live meanwhile is then checked once more, and never missed.
 */
export async function readState(tx: Tx, now: Date): Promise<string> {
  const [changes] = await tx
    .select({ sum: sql<string>`coalesce(sum(${contentChanges.count}), 0)` })
    .from(contentChanges)
    .where(ne(contentChanges.tag, 'products'));
  const { id, revision, state } = contentVersions;
  const [drafts] = await tx
    .select({
      count: sql<string>`count(*)`,
      saved: sql<string>`coalesce(sum(${revision}), 0)`,
      last: sql<string>`coalesce(max(${id}), 0)`,
    })
    .from(contentVersions)
    .where(inArray(state, ['draft', 'scheduled']));
  return [shopClock(now).day, changes?.sum, drafts?.count, drafts?.saved, drafts?.last].join(' ');
}
