import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { getHiddenPage } from '@/app/_data/admin';
import { getGroupPage, getProductList } from '@/app/_data/catalogue';
import { getContentPage } from '@/app/_data/content';
import { currentView } from '@/app/_data/view';
import { contentPath } from '@/lib/urls/canonical-urls';

/** As many products as a landing page shows of its group. */
const PAGE_SIZE = 8;

/**
 * A page of the CMS, and for a landing page its group with the products that sell best. A former address redirects to the
 * present one.
 * @throws notFound() when there is no page; an admin also finds the hidden ones
 */
export async function loadContent(site: string, segments: readonly string[], isAdmin: boolean) {
  const path = segments.map(decodeURIComponent).join('/');
  const shown = await getContentPage(site, path);
  const page = shown ?? (isAdmin ? await getHiddenPage(site, path) : null) ?? notFound();
  // At another moment a page can have another address: a browser must not remember that.
  if (page.path !== path) (currentView() ? redirect : permanentRedirect)(contentPath(page));
  const isHidden = !shown;
  const group = page.groupPath === '' ? null : await getGroupPage(site, page.groupPath);
  if (!group) return { page, isHidden };
  const request = {
    groupID: group.id,
    families: true,
    pageSize: PAGE_SIZE,
    sort: { field: 'score', order: 'desc' },
  } as const;
  return { page, isHidden, shown: { group, list: await getProductList(site, request) } };
}
