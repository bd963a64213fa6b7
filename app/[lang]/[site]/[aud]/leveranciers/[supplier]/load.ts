import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { getProductList } from '@/app/_data/catalogue';
import { getListNow, listRequest, PAGE_SIZE } from '@/app/_data/lists';
import { getSupplier } from '@/app/_data/suppliers/suppliers';
import type { Audience } from '@/lib/audience';
import type { CatalogueQuery } from '@/lib/catalogue/catalogue-query';
import { idAtEnd } from '@/lib/routing/id-at-end';
import { supplierUrl } from '@/lib/urls/supplier-urls';

/**
 * The supplier of an address.
 * @throws notFound() for an unknown id; redirects when the slug is wrong
 */
export const loadSupplier = cache(async (site: string, slugAndId: string) => {
  const slug = decodeURIComponent(slugAndId);
  const id = idAtEnd(slug);
  const supplier = id === null ? undefined : await getSupplier(site, id);
  if (!supplier) notFound();
  const url = supplierUrl(supplier);
  if (url.split('/').at(-1) !== slug) permanentRedirect(url);
  return { supplier, url };
});

/** The products of the supplier: cached for all visitors, or with filters or another order those of the viewer. */
export async function loadProducts(
  site: string,
  audience: Audience,
  { id, query, isFiltered }: { id: number; query: CatalogueQuery; isFiltered: boolean },
) {
  const scope = { supplierID: id, families: true, pageSize: PAGE_SIZE };
  const request = isFiltered ? listRequest(query, scope) : scope;
  if (isFiltered) return { request, ...(await getListNow(site, audience, request)) };
  return { request, list: await getProductList(site, { ...scope, page: query.page }), expired: false };
}
