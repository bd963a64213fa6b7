import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getGroupPage } from '@/app/_data/catalogue';
import { getListNow, listRequest, PAGE_SIZE } from '@/app/_data/lists';
import { readQuery, type SearchParams } from '@/app/_data/query';
import { readSite, type SitePage } from '@/app/_data/site';
import { PageLinks } from '@/app/_parts/page-links';
import { ProductList } from '@/app/_parts/product-list';
import { SessionExpired } from '@/app/_parts/session-expired';
import { catalogueSearch } from '@/lib/catalogue-query';

type Props = SitePage & { searchParams: SearchParams };

// Rendered per request and complete before anything is sent: the answer's status depends on what is found.
export const instant = false;
export const metadata: Metadata = { robots: { index: false } };

/** A category or the sale with filters or another order; `/nl/c/…?merk=…` outside. */
export default async function FilteredPage(props: Props) {
  const { own: path, query } = await readQuery(props.searchParams, 'pad');
  const { site, audience } = await readSite(props);
  const group = path === 'sale' ? null : await getGroupPage(site, `c/${path}`);
  if (path !== 'sale' && !group) notFound();
  const base = group ? { groupID: group.id } : { sale: true };
  const { list, expired } = await getListNow(site, audience, listRequest(query, base));
  return (
    <>
      {expired && <SessionExpired />}
      <h1>{group?.siteLabel ?? 'Sale'}</h1>
      <ProductList products={list.docs} />
      <PageLinks
        page={query.page}
        numFound={list.numFound}
        pageSize={PAGE_SIZE}
        href={(page) => `/nl/c/${path}${catalogueSearch({ ...query, page }, group?.id)}`}
      />
    </>
  );
}
