import { endpoints } from '@toonbank/contract';
import { logAction } from '../../../http/admin-log.ts';
import { orNotFound } from '../../../http/errors.ts';
import { implement } from '../../../http/implement.ts';
import { adminOf } from '../drafts.ts';
import { expectVersion, publishChange } from '../publish-change.ts';
import { lockLive } from '../stored-kinds.ts';

/** The fields that a call names, as texts. */
const fieldsOf = (given: Record<string, string | number | boolean | undefined>) =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

export const arrangePages = implement(endpoints.sitePages.arrange, async ({ tx, viewer }, { pages }) => {
  const { adminId } = adminOf(viewer);
  const siteId = viewer.site.id;
  // In the order of their ids: two calls at once wait for each other instead of blocking each other.
  for (const { id, version, ...fields } of pages.toSorted((a, b) => a.id - b.id)) {
    const target = { kind: 'page', id } as const;
    const live = orNotFound(await lockLive(tx, siteId, target));
    expectVersion(live, version);
    const change = { fields: fieldsOf(fields), basedOn: version, authorId: adminId, publisherId: adminId };
    const published = await publishChange(tx, siteId, target, change);
    if (published.version === version) continue;
    await logAction(tx, siteId, {
      ...{ adminId, action: 'publish', targetKind: 'page', targetId: id },
      details: { version: published.version, author: adminId, ...fields },
    });
  }
  return {};
});
