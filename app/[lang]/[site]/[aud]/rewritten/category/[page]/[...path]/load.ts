import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { cache } from 'react';
import { getGroupPage, getProductList } from '@/app/_data/catalogue';
import { PAGE_SIZE, shownPage } from '@/app/_data/lists';
import { groupPath } from '@/lib/urls/canonical-urls';

/**
 * A group and one page of its products, as any visitor sees them; 404 for an unknown group, the last page for one past the end.
 * Metadata and page share one reading, so the path travels as text: React's cache compares by identity.
 */
export const loadCategory = cache(async (site: string, path: string, page: number) => {
  const asked = `c/${path.split('/').map(decodeURIComponent).join('/')}`;
  const group = await getGroupPage(site, asked);
  // Old links are written in any case.
  const lower = asked.toLowerCase();
  if (!group && lower !== asked && (await getGroupPage(site, lower))) {
    permanentRedirect(groupPath({ path: lower }));
  }
  if (!group || !Number.isSafeInteger(page)) notFound();
  const list = await getProductList(site, { groupID: group.id, families: true, page, pageSize: PAGE_SIZE });
  const shown = shownPage(list);
  if (shown !== page) redirect(groupPath(group, shown));
  return { group, list, number: page };
});
