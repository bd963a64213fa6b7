import { type ChangeTag, endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { contentChanges, plannedChanges } from '../../db/schema/index.ts';
import { eq, sql } from '../../db/sql.ts';
import { implement } from '../../http/implement.ts';
import { promiseCount } from '../delivery/expected-day.ts';

/** Counts a change of a site's content, in the transaction that makes it: answers that are kept elsewhere are stale. */
export async function noteChange(tx: Tx, siteId: string, tag: ChangeTag): Promise<void> {
  await tx
    .insert(contentChanges)
    .values({ siteId, tag })
    .onConflictDoUpdate({
      target: [contentChanges.siteId, contentChanges.tag],
      set: { count: sql`${contentChanges.count} + 1` },
    });
}

/** Counts a change at moments in the future. */
export async function planChanges(
  tx: Tx,
  siteId: string,
  tag: ChangeTag,
  moments: readonly Date[],
): Promise<void> {
  const later = moments.filter((at) => at.getTime() > Date.now());
  if (later.length === 0) return;
  await tx
    .insert(plannedChanges)
    .values(later.map((at) => ({ siteId, tag, at })))
    .onConflictDoNothing();
}

/** Counts the changes whose moment has come, each once however many processes look. */
export async function notePlanned(tx: Tx, siteId: string, now: Date): Promise<void> {
  const { rows } = await tx.execute<{ tag: ChangeTag }>(sql`
    DELETE FROM planned_changes WHERE site_id = ${siteId} AND at <= ${now.toISOString()} RETURNING tag`);
  // In one order: two processes that count the same changes never wait for each other.
  const tags = [...new Set(rows.map((row) => row.tag))].toSorted();
  for (const tag of tags) await noteChange(tx, siteId, tag);
}

export const getChanges = implement(endpoints.editing.feed, async ({ tx, viewer: { site } }) => {
  const rows = await tx.select().from(contentChanges).where(eq(contentChanges.siteId, site.id));
  const counts = Object.fromEntries(rows.map(({ tag, count }) => [tag, count]));
  return {
    ...{ content: 0, groups: 0, settings: 0, products: 0, ...counts },
    delivery: await promiseCount(tx, new Date()),
  };
});
