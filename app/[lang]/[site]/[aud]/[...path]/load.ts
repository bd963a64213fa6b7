import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { getHiddenPage } from '@/app/_data/admin';
import { getGroupPage, getProductList } from '@/app/_data/catalogue';
import { getContentPage, isPublished } from '@/app/_data/content';
import { currentView } from '@/app/_data/view';
import { contentPath } from '@/lib/urls/canonical-urls';
import { PRIVACY_PAGE } from '@/lib/urls/page-urls';

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
  const [hasPrivacy, group] = await Promise.all([
    isPublished(site, PRIVACY_PAGE),
    page.groupPath === '' ? null : getGroupPage(site, page.groupPath),
  ]);
  if (!group) return { page, isHidden, hasPrivacy };
  const request = {
    groupID: group.id,
    families: true,
    pageSize: PAGE_SIZE,
    sort: { field: 'score', order: 'desc' },
  } as const;
  return { page, isHidden, hasPrivacy, shown: { group, list: await getProductList(site, request) } };
}
