import type { Metadata } from 'next';
import { awaitOnDocumentRequest } from '@/app/_components/await-on-document-request';
import { JsonLd } from '@/app/_components/json-ld';
import { NotFoundContent, notFoundAsNull, notFoundMetadata } from '@/app/_components/not-found-content';
import { SessionExpired } from '@/app/_components/session-expired';
import { SessionGuard } from '@/app/_components/session-guard';
import { withoutBrands } from '@/app/_data/brands';
import { settledQuery } from '@/app/_data/lists';
import { getNearest } from '@/app/_data/nearest';
import { readQuery, type SearchParams } from '@/app/_data/query';
import { supplierJsonLd } from '@/app/_data/seo/supplier-json-ld';
import { supplierMetadata } from '@/app/_data/seo/supplier-metadata';
import { callWithSession } from '@/app/_data/session-result';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { priceView } from '@/components/shop';
import { UnknownSupplier } from '@/components/suppliers/unknown-supplier';
import { catalogueSearch } from '@/lib/catalogue/catalogue-query';
import { isFiltered } from '@/lib/catalogue/read-catalogue-query';
import { amsterdamDay } from '@/lib/dates';
import { randomKey } from '@/lib/random-key';
import { SupplierPage } from '@/templates/basis/suppliers/supplier';
import { loadProducts, loadSupplier } from './load';
import '@/components/suppliers/suppliers.css';

type Props = SitePage<{ supplier: string }> & { searchParams: SearchParams };

const LAST_BOUGHT = 6;

// Filters are in the address, and customers see their own purchases: rendered per request.
export const instant = false;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { site, tenant, audience, params } = await readSite(props);
  const { asked, query } = await readQuery(props.searchParams, 'path');
  const found = await notFoundAsNull(loadSupplier(site, params.supplier));
  if (!found) return notFoundMetadata;
  // Search engines must not index filtered lists: there are too many combinations.
  if (isFiltered(asked)) return { title: found.supplier.name, robots: { index: false } };
  return supplierMetadata(tenant, audience, found.supplier, query.page);
}

export default async function Page(props: Props) {
  const { site, tenant, audience, params } = await readSite(props);
  const { asked, query } = await readQuery(props.searchParams, 'path');
  const found = await notFoundAsNull(loadSupplier(site, params.supplier));
  if (!found) {
    return (
      <NotFoundContent {...props}>
        <UnknownSupplier />
      </NotFoundContent>
    );
  }
  const { supplier, url } = found;
  const filtered = isFiltered(asked);
  const { list, request, expired } = await loadProducts(site, audience, {
    ...{ id: supplier.id, query, isFiltered: filtered },
  });
  const counted = settledQuery(
    { asked, query, list, prices: !expired && priceView(tenant, audience) !== 'hidden' },
    (clean) => url + catalogueSearch(clean),
  );
  const nearest = await getNearest(site, audience, request, list);
  const history = { supplierID: supplier.id, pageSize: LAST_BOUGHT };
  const session =
    audience === 'customer' ? callWithSession(site, 'service.productHistory', history) : undefined;
  const [bought] = session ? await awaitOnDocumentRequest(session) : [];
  return (
    <>
      {expired && <SessionExpired />}
      <SessionGuard data={session} />
      <JsonLd items={supplierJsonLd(tenant, audience, supplier)} />
      <SupplierPage
        shop={shopOf(tenant)}
        {...{ audience, supplier, request, nearest, bought }}
        list={supplier.brands.length > 1 ? list : withoutBrands(list)}
        query={counted}
        pricesFollow={audience === 'customer' && !filtered}
        today={amsterdamDay(new Date())}
        requestKey={randomKey()}
      />
    </>
  );
}
