import { and, eq, inArray, ne, or } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { adminActions, contentVersions, slides } from '../../db/schema/index.ts';
import type { Viewer } from '../../http/viewer.ts';
import { adminOf } from './drafts.ts';

/** The version of a slide that nothing was published of. */
const FIRST = 1;

/**
 * Which of these slides the caller may remove without being a publisher: those that the caller made, that were never
 * live, that no colleague works on and that nothing is planned for.
 */
export async function discardableSlides(
  tx: Tx,
  viewer: Viewer,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const { adminId } = adminOf(viewer);
  const siteId = viewer.site.id;
  const made = await tx
    .select({ id: adminActions.targetId })
    .from(adminActions)
    .where(
      and(
        eq(adminActions.siteId, siteId),
        eq(adminActions.adminId, adminId),
        eq(adminActions.action, 'make_slide'),
        inArray(adminActions.targetId, ids.map(String)),
      ),
    );
  const own = made.map(({ id }) => Number(id));
  const hidden = await tx
    .select({ id: slides.id })
    .from(slides)
    .where(
      and(
        eq(slides.siteId, siteId),
        inArray(slides.id, own),
        eq(slides.version, FIRST),
        eq(slides.visible, false),
      ),
    );
  const wanted = await tx
    .select({ id: contentVersions.rowId })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.siteId, siteId),
        eq(contentVersions.kind, 'slide'),
        inArray(contentVersions.rowId, own),
        or(
          eq(contentVersions.state, 'scheduled'),
          and(eq(contentVersions.state, 'draft'), ne(contentVersions.authorId, adminId)),
        ),
      ),
    );
  const found = new Set(hidden.map(({ id }) => id));
  for (const { id } of wanted) found.delete(id);
  return found;
}
