import type { Metadata } from 'next';
import { NotFoundContent, notFoundAsNull, notFoundMetadata } from '@/app/_components/not-found-content';
import { SessionExpired } from '@/app/_components/session-expired';
import { withoutBrands } from '@/app/_data/brands';
import { getListNow, listRequest, settledQuery } from '@/app/_data/lists';
import { getNearest } from '@/app/_data/nearest';
import { readQuery, type SearchParams } from '@/app/_data/query';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { priceView } from '@/components/shop';
import { catalogueSearch } from '@/lib/catalogue/catalogue-query';
import { BrandPage } from '@/templates/basis/brand';
import { CategoryPage as Category } from '@/templates/basis/category';
import { SalePage } from '@/templates/basis/sale';
import { loadListed } from './load';

type Props = SitePage & { searchParams: SearchParams };

// Rendered per request and complete before anything is sent: the answer's status depends on what is found.
export const instant = false;

/** No search engine keeps it: the choices have no end. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { segment: path } = await readQuery(props.searchParams, 'path');
  const { site } = await readSite(props);
  const listed = await notFoundAsNull(loadListed(site, path));
  return listed ? { title: listed.title, robots: { index: false } } : notFoundMetadata;
}

/** A category, a brand or the sale with filters or another order; `/nl/c/…?merk=…` outside. */
export default async function FilteredPage(props: Props) {
  const { segment: path, asked, query } = await readQuery(props.searchParams, 'path');
  const { site, tenant, audience } = await readSite(props);
  const loaded = await notFoundAsNull(loadListed(site, path));
  if (!loaded) return <NotFoundContent {...props} />;
  const { address, scope, ...listed } = loaded;
  const request = listRequest(query, scope);
  const { list, expired } = await getListNow(site, audience, request);
  const counted = settledQuery(
    { asked, query, list, prices: !expired && priceView(tenant, audience) !== 'hidden' },
    (clean) => address.path + catalogueSearch(clean, 'groupId' in address ? address.groupId : undefined),
  );
  const nearest = await getNearest(site, audience, request, list);
  const shown = { shop: shopOf(tenant), audience, list, query: counted, request, nearest };
  return (
    <>
      {expired && <SessionExpired />}
      {listed.kind === 'group' && <Category {...shown} group={listed.group} />}
      {listed.kind === 'brand' && <BrandPage {...shown} list={withoutBrands(list)} brand={listed.brand} />}
      {listed.kind === 'sale' && <SalePage {...shown} intro={listed.intro} />}
    </>
  );
}
