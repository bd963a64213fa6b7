import { notFound, redirect } from 'next/navigation';
import { cache } from 'react';
import { getBrand, withoutBrands } from '@/app/_data/brands';
import { getProductList } from '@/app/_data/catalogue';
import { PAGE_SIZE, shownPage } from '@/app/_data/lists';
import { getSupplierOf } from '@/app/_data/suppliers/suppliers';
import { brandUrl } from '@/lib/urls/brand-url';

/** A brand and one page of its products, as any visitor sees them; 404 for an unknown brand, the last page for one past the end. */
export const loadBrand = cache(async (site: string, slug: string, page: number) => {
  const brand = await getBrand(site, slug);
  if (!brand || !Number.isSafeInteger(page)) notFound();
  const request = { brand: brand.name, families: true, pageSize: PAGE_SIZE };
  const list = await getProductList(site, { ...request, page });
  const number = shownPage(list);
  if (number !== page) redirect(brandUrl(brand.name) + (number > 0 ? `?page=${number}` : ''));
  const supplier = await getSupplierOf(site, brand.name);
  return { brand, supplier, request, list: withoutBrands(list), number };
});
