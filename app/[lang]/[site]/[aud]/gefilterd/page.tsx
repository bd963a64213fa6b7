import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getGroupPage } from '@/app/_data/catalogue';
import { getListNow, listRequest } from '@/app/_data/lists';
import { readQuery, type SearchParams } from '@/app/_data/query';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { SessionExpired } from '@/app/_parts/session-expired';
import { categoryOf } from '@/templates/category';
import { saleOf } from '@/templates/sale';

type Props = SitePage & { searchParams: SearchParams };

// Rendered per request and complete before anything is sent: the answer's status depends on what is found.
export const instant = false;
export const metadata: Metadata = { robots: { index: false } };

/** A category or the sale with filters or another order; `/nl/c/…?merk=…` outside. */
export default async function FilteredPage(props: Props) {
  const { own: path, query } = await readQuery(props.searchParams, 'pad');
  const { site, tenant, audience } = await readSite(props);
  const group = path === 'sale' ? null : await getGroupPage(site, `c/${path}`);
  if (path !== 'sale' && !group) notFound();
  const request = listRequest(query, group ? { groupID: group.id } : { sale: true });
  const { list, expired } = await getListNow(site, audience, request);
  const Category = categoryOf(tenant.template);
  const Sale = saleOf(tenant.template);
  const shown = { shop: shopOf(tenant), audience, list, query, request };
  return (
    <>
      {expired && <SessionExpired />}
      {group ? <Category {...shown} group={group} /> : <Sale {...shown} />}
    </>
  );
}
