import { notFound } from 'next/navigation';
import { cache } from 'react';
import { getGroupPage, getProductList } from '@/app/_data/catalogue';
import { PAGE_SIZE } from '@/app/_data/lists';

/**
 * A group and one page of its products, as any visitor sees them; 404 for an unknown group or page.
 * Metadata and page share one reading, so the path travels as text: React's cache compares by identity.
 */
export const loadCategory = cache(async (site: string, path: string, page: number) => {
  const group = await getGroupPage(site, `c/${path.split('/').map(decodeURIComponent).join('/')}`);
  if (!group || !Number.isSafeInteger(page)) notFound();
  const list = await getProductList(site, { groupID: group.id, page, pageSize: PAGE_SIZE });
  if (page > 0 && list.docs.length === 0) notFound();
  return { group, list, number: page };
});
