import { notFound } from 'next/navigation';
import { getGroupPage, getProductList } from '@/app/_data/catalogue';
import { getContentPage } from '@/app/_data/content';

/** As many products as a landing page shows of its group. */
const PAGE_SIZE = 8;

/** A page of the CMS, and for a landing page its group with the products that sell best; 404 when there is no page. */
export async function loadContent(site: string, path: readonly string[]) {
  const page = (await getContentPage(site, path.map(decodeURIComponent).join('/'))) ?? notFound();
  const group = page.groupPath === '' ? null : await getGroupPage(site, page.groupPath);
  if (!group) return { page };
  const request = {
    groupID: group.id,
    pageSize: PAGE_SIZE,
    sort: { field: 'score', order: 'desc' },
  } as const;
  return { page, shown: { group, list: await getProductList(site, request) } };
}
