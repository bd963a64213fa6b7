import type { Tx } from '../../../db/connect.ts';
import { adminActions, contentPages, contentRedirects } from '../../../db/schema/index.ts';
import { and, asc, eq, gt } from '../../../db/sql.ts';

/** The addresses of the pages that moved after a moment, as they were then. */
async function movedAfter(tx: Tx, siteId: string, at: Date): Promise<Map<number, string>> {
  const moves = await tx
    .select({ id: adminActions.targetId, details: adminActions.details })
    .from(adminActions)
    .where(
      and(
        eq(adminActions.siteId, siteId),
        eq(adminActions.action, 'move_page'),
        eq(adminActions.targetKind, 'page'),
        gt(adminActions.at, at),
      ),
    )
    .orderBy(asc(adminActions.id));
  const paths = new Map<number, string>();
  // The first move after the moment began where the page was then.
  for (const { id, details } of moves)
    if (typeof details.from === 'string' && !paths.has(Number(id))) paths.set(Number(id), details.from);
  return paths;
}

/**
 * Gives pages the addresses of a moment in the past; the present ones lead there. No page takes an address that another
 * one had, so no two pages meet.
 */
export async function movePagesBack(tx: Tx, siteId: string, at: Date): Promise<void> {
  const paths = [...(await movedAfter(tx, siteId, at))].sort(([one], [other]) => one - other);
  for (const [id, path] of paths) {
    const page = and(eq(contentPages.siteId, siteId), eq(contentPages.id, id));
    const [found] = await tx.select({ path: contentPages.path }).from(contentPages).where(page).for('update');
    if (!found || found.path === path) continue;
    await tx.update(contentPages).set({ path }).where(page);
    await tx
      .insert(contentRedirects)
      .values({ siteId, fromPath: found.path, pageId: id })
      .onConflictDoNothing();
  }
}
