import { endpoints, type PriceMode } from '@toonbank/contract';
import { linkedPagesOf } from '@toonbank/contract/shop-check/linked-pages';
import type { Database, Tx } from '../../../db/connect.ts';
import {
  type ContentFields,
  contentPages,
  contentVersions,
  masterTexts,
  masterTextVersions,
} from '../../../db/schema/index.ts';
import { and, eq, inArray } from '../../../db/sql.ts';
import { logAction } from '../../../http/admin-log.ts';
import { implementDetached } from '../../../http/implement.ts';
import { adminOf } from '../drafts.ts';
import { giveMaster } from '../masters/make-master.ts';
import { lockAddresses } from '../pages/make-and-move.ts';
import { usedBy } from '../pages/path-use.ts';
import { readLive } from '../stored-kinds.ts';
import { keepLive } from '../versions.ts';
import type { FirstPage } from './html.ts';
import { lawPages } from './law-pages.ts';
import { servicePages } from './service-pages.ts';

interface Master {
  code: string;
  version: number;
  fields: ContentFields;
}

/** The templates of the pages that a shop links to, in the order of the check. */
export const firstPages = (prices: PriceMode): FirstPage[] => {
  const paths = Object.keys(linkedPagesOf(prices));
  const pages = [...lawPages(prices), ...servicePages(prices)];
  return pages.sort((a, b) => paths.indexOf(a.path) - paths.indexOf(b.path));
};

/** Master texts of the installation with such a code, in their newest version: they belong to the operator. */
async function mastersOf(database: Database, codes: string[]): Promise<ReadonlyMap<string, Master>> {
  const newest = and(
    eq(masterTextVersions.code, masterTexts.code),
    eq(masterTextVersions.version, masterTexts.version),
  );
  const rows = await database.asOwner((db) =>
    db
      .select({ code: masterTexts.code, version: masterTexts.version, fields: masterTextVersions.fields })
      .from(masterTexts)
      .innerJoin(masterTextVersions, newest)
      .where(inArray(masterTexts.code, codes)),
  );
  return new Map(rows.map((row) => [row.code, row]));
}

const textOf = ({ title, content, description }: FirstPage, master: Master | undefined) => ({
  title: master?.fields.title || title,
  content: master?.fields.content || content,
  htmlTitle: master?.fields.htmlTitle ?? '',
  htmlDescription: master ? (master.fields.htmlDescription ?? '') : description,
});

/** A page that visitors do not see, and its author's draft that makes it visible. */
async function beginPage(
  tx: Tx,
  siteId: string,
  {
    page,
    master,
    position,
    adminId,
  }: { page: FirstPage; master?: Master | undefined; position: number; adminId: number },
): Promise<void> {
  const { path, menu } = page;
  const [made] = await tx
    .insert(contentPages)
    .values({ siteId, code: path, path, menu, position, ...textOf(page, master), visible: false })
    .returning({ id: contentPages.id, version: contentPages.version });
  if (!made) return;
  const target = { kind: 'page', id: made.id } as const;
  if (master) await giveMaster(tx, siteId, master, made.id);
  const live = await readLive(tx, siteId, target);
  if (live) await keepLive(tx, siteId, target, live);
  await tx.insert(contentVersions).values({
    ...{ siteId, kind: 'page', rowId: made.id, state: 'draft', authorId: adminId },
    ...{ basedOn: made.version, fields: { visible: 'true' } },
  });
  await logAction(tx, siteId, {
    ...{ adminId, action: 'make_page', targetKind: 'page', targetId: made.id },
    details: { path },
  });
}

/**
 * Begins the pages that the shop links to and does not have: each hidden, with the text of a master text of that code, else of
 * our template, and with a draft of the caller that makes it visible.
 */
export const beginPages = implementDetached(endpoints.sitePages.begin, async ({ database, viewer }) => {
  const { adminId } = adminOf(viewer);
  const { id: siteId, prices } = viewer.site;
  const pages = firstPages(prices);
  const masters = await mastersOf(
    database,
    pages.map(({ path }) => path),
  );
  const made = await database.inSite(siteId, async (tx) => {
    await lockAddresses(tx, siteId);
    let count = 0;
    for (const [position, page] of pages.entries()) {
      if (await usedBy(tx, siteId, page.path, 0)) continue;
      await beginPage(tx, siteId, { page, master: masters.get(page.path), position, adminId });
      count += 1;
    }
    return count;
  });
  return { made };
});
