import { endpoints } from '@toonbank/contract';
import { compareFields } from '@toonbank/contract/editing/compare/compare-fields';
import type { Tx } from '../../../db/connect.ts';
import { allSiteIds } from '../../../db/load-sites.ts';
import { contentPages, masterPages, masterTexts, sites } from '../../../db/schema/index.ts';
import { and, asc, eq } from '../../../db/sql.ts';
import { orNotFound } from '../../../http/errors.ts';
import { implement, implementDetached } from '../../../http/implement.ts';
import { shownLine } from '../../content/shown-text.ts';
import { readLive } from '../stored-kinds.ts';
import { fieldsOfMaster, lockMasterPage, sharedFields, stateOf } from './texts.ts';

/** The pages of a site with a master text, by title. */
export async function readMasterPages(tx: Tx, siteId: string, code?: string) {
  const rows = await tx
    .select({ page: masterPages, master: masterTexts, path: contentPages.path })
    .from(masterPages)
    .innerJoin(masterTexts, eq(masterTexts.code, masterPages.code))
    .innerJoin(
      contentPages,
      and(eq(contentPages.siteId, masterPages.siteId), eq(contentPages.id, masterPages.pageId)),
    )
    .where(and(eq(masterPages.siteId, siteId), code === undefined ? undefined : eq(masterPages.code, code)))
    .orderBy(asc(contentPages.title), asc(masterPages.pageId));
  const pages = [];
  for (const { page, master, path } of rows) {
    const live = orNotFound(await readLive(tx, siteId, { kind: 'page', id: page.pageId }));
    const state = await stateOf(tx, page, { live: live.fields, newest: master.version });
    pages.push({ page, master, path, live, state });
  }
  return pages;
}

export const getMasterPages = implement(endpoints.masters.pages, async ({ tx, viewer: { site } }) => {
  const pages = await readMasterPages(tx, site.id);
  return pages.map(({ page, master, path, live, state }) => ({
    id: page.pageId,
    title: shownLine(site, live.label),
    path,
    version: live.version,
    master: master.version,
    state,
    home: master.homeSite === site.id,
  }));
});

export const compareMaster = implement(
  endpoints.masters.compare,
  async ({ tx, viewer: { site } }, { id }) => {
    const { page, master } = await lockMasterPage(tx, site.id, id);
    const live = orNotFound(await readLive(tx, site.id, { kind: 'page', id }));
    const newest = await fieldsOfMaster(tx, page.code, master.version);
    const seen = await fieldsOfMaster(tx, page.code, page.version);
    return {
      own: compareFields('page', newest, sharedFields(live.fields)),
      changed: compareFields('page', seen, newest),
    };
  },
);

/** The other sites of a master text; @throws DomainError not_found on a site that is not its home */
export const getMasterSites = implementDetached(
  endpoints.masters.sites,
  async ({ database, viewer }, { id }) => {
    const home = viewer.site.id;
    const { master } = await database.inSite(home, (tx) => lockMasterPage(tx, home, id));
    orNotFound(master.homeSite === home ? master : undefined);
    const found = [];
    for (const siteId of await allSiteIds(database)) {
      if (siteId === home) continue;
      const pages = await database.inSite(siteId, async (tx) => {
        const [site] = await tx.select({ name: sites.name }).from(sites).where(eq(sites.id, siteId));
        const own = await readMasterPages(tx, siteId, master.code);
        return own.map(({ state }) => ({ name: site?.name ?? siteId, state }));
      });
      found.push(...pages);
    }
    return found;
  },
);
