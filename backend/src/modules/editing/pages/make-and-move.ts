import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../../db/connect.ts';
import { contentPages, contentRedirects } from '../../../db/schema/index.ts';
import { and, eq, sql } from '../../../db/sql.ts';
import { logAction } from '../../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../../http/errors.ts';
import { implement } from '../../../http/implement.ts';
import { noteChange } from '../changes.ts';
import { adminOf } from '../drafts.ts';
import { expectVersion } from '../publish-change.ts';
import { lockLive } from '../stored-kinds.ts';
import { usedBy } from './path-use.ts';

const taken = () => new DomainError('path_taken', 'The address is in use.', { path: 'taken' });

/** A site's addresses are given out one after the other, so that a free one is still free when it is taken. */
export async function lockAddresses(tx: Tx, siteId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`addresses:${siteId}`}, 0))`);
}

/** Refuses an address that is in use. @param pageId the page that moves there; 0 for a new one */
async function refuseTaken(tx: Tx, siteId: string, path: string, pageId: number): Promise<void> {
  if (await usedBy(tx, siteId, path, pageId)) throw taken();
}

export const makePage = implement(endpoints.editing.makePage, async ({ tx, viewer }, { path, title }) => {
  const { adminId } = adminOf(viewer);
  const siteId = viewer.site.id;
  await lockAddresses(tx, siteId);
  await refuseTaken(tx, siteId, path, 0);
  const [page] = await tx
    .insert(contentPages)
    .values({ siteId, code: path.replaceAll('/', '-'), path, title, visible: false })
    .onConflictDoNothing()
    .returning({ id: contentPages.id, version: contentPages.version });
  if (!page) throw taken();
  await logAction(tx, siteId, {
    ...{ adminId, action: 'make_page', targetKind: 'page', targetId: page.id },
    details: { path },
  });
  return page;
});

export const movePage = implement(
  endpoints.editing.movePage,
  async ({ tx, viewer }, { id, path, version }) => {
    const { adminId } = adminOf(viewer);
    const siteId = viewer.site.id;
    await lockAddresses(tx, siteId);
    const live = orNotFound(await lockLive(tx, siteId, { kind: 'page', id }));
    expectVersion(live, version);
    const row = and(eq(contentPages.siteId, siteId), eq(contentPages.id, id));
    const [before] = await tx.select({ path: contentPages.path }).from(contentPages).where(row);
    const { path: fromPath } = orNotFound(before);
    if (fromPath === path) return { version };
    await refuseTaken(tx, siteId, path, id);
    await tx
      .delete(contentRedirects)
      .where(and(eq(contentRedirects.siteId, siteId), eq(contentRedirects.fromPath, path)));
    await tx.update(contentPages).set({ path }).where(row);
    await tx.insert(contentRedirects).values({ siteId, fromPath, pageId: id });
    await noteChange(tx, siteId, 'content');
    await logAction(tx, siteId, {
      ...{ adminId, action: 'move_page', targetKind: 'page', targetId: id },
      details: { from: fromPath, to: path },
    });
    return { version };
  },
);
