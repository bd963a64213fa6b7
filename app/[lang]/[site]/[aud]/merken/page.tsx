import type { Metadata } from 'next';
import Link from 'next/link';
import { getProductList } from '@/app/_data/catalogue';
import { readSite, type SitePage } from '@/app/_data/site';

export const metadata: Metadata = { title: 'Merken' };

export default async function BrandsPage(props: SitePage) {
  const { site } = await readSite(props);
  const { facetCounts } = await getProductList(site, { pageSize: 1 });
  return (
    <>
      <h1>Merken</h1>
      <ul>
        {(facetCounts.merk ?? []).map(({ value, count }) => (
          <li key={value}>
            <Link href={`/nl/zoeken/${encodeURIComponent(value)}?merk=${encodeURIComponent(value)}`}>
              {value}
            </Link>{' '}
            ({count})
          </li>
        ))}
      </ul>
    </>
  );
}
