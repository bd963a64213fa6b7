import type { Metadata } from 'next';
import { getListNow, listRequest, PAGE_SIZE } from '@/app/_data/lists';
import { readQuery, type SearchParams } from '@/app/_data/query';
import { readSite, type SitePage } from '@/app/_data/site';
import { PageLinks } from '@/app/_parts/page-links';
import { ProductList } from '@/app/_parts/product-list';
import { SessionExpired } from '@/app/_parts/session-expired';
import { catalogueSearch } from '@/lib/catalogue-query';

type Props = SitePage & { searchParams: SearchParams };

// Rendered per request: nobody can keep a page for every text there is.
export const instant = false;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { own: text } = await readQuery(searchParams, 'tekst');
  return { title: `Zoeken: ${text}`, robots: { index: false } };
}

/** `/nl/zoeken/{text}` outside. */
export default async function SearchPage(props: Props) {
  const { own: text, query } = await readQuery(props.searchParams, 'tekst');
  const { site, audience } = await readSite(props);
  const { list, expired } = await getListNow(site, audience, listRequest(query, { search: text }));
  return (
    <>
      {expired && <SessionExpired />}
      <h1>Zoekresultaten voor ‘{text}’</h1>
      <p>{list.numFound} producten gevonden</p>
      <ProductList products={list.docs} />
      <PageLinks
        page={query.page}
        numFound={list.numFound}
        pageSize={PAGE_SIZE}
        href={(page) => `/nl/zoeken/${encodeURIComponent(text)}${catalogueSearch({ ...query, page })}`}
      />
    </>
  );
}
