import { endpoints, type WirePathUse } from '@toonbank/contract';
import { firstSegments } from '@toonbank/contract/editing/first-segments';
import type { Tx } from '../../../db/connect.ts';
import { contentPages, contentRedirects } from '../../../db/schema/index.ts';
import { and, eq, ne, or } from '../../../db/sql.ts';
import { implement } from '../../../http/implement.ts';

const reserved: ReadonlySet<string> = new Set([...firstSegments, 'nl']);
/** Short forms of addresses of the shop: the storefront redirects them. */
const shortForms: ReadonlySet<string> = new Set(['merken', 'sale']);
/** Pages that stand in a list of the shop: the texts of brands, and those above and below search results. */
const LIST_TEXT = /^c\/(?:merken\/[a-z0-9-]+|zoeken\/(?:boven|onder))$/;

const isOfShop = (path: string) =>
  shortForms.has(path) || (reserved.has(path.split('/')[0] ?? '') && !LIST_TEXT.test(path));

/**
 * What has an address: the shop itself, another page, or a redirect to another page; undefined for a free one.
 * @param pageId the page that moves there; 0 for a new one
 */
export async function usedBy(
  tx: Tx,
  siteId: string,
  path: string,
  pageId: number,
): Promise<WirePathUse | undefined> {
  if (isOfShop(path)) return { by: 'shop', title: '', path: '' };
  const shown = { title: contentPages.title, path: contentPages.path };
  const isOther = and(eq(contentPages.siteId, siteId), ne(contentPages.id, pageId));
  const [page] = await tx
    .select(shown)
    .from(contentPages)
    .where(and(isOther, or(eq(contentPages.path, path), eq(contentPages.code, path.replaceAll('/', '-')))));
  if (page) return { by: 'page', ...page };
  const [former] = await tx
    .select(shown)
    .from(contentRedirects)
    .innerJoin(contentPages, and(isOther, eq(contentPages.id, contentRedirects.pageId)))
    .where(and(eq(contentRedirects.siteId, siteId), eq(contentRedirects.fromPath, path)));
  return former && { by: 'former', ...former };
}

export const checkPath = implement(
  endpoints.sitePages.checkPath,
  async ({ tx, viewer: { site } }, { path, pageID = 0 }) => ({
    used: (await usedBy(tx, site.id, path, pageID)) ?? null,
  }),
);
