import type { Metadata } from 'next';
import { getSearchedList } from '@/app/_data/catalogue';
import { getSearchTexts } from '@/app/_data/editing/search-texts';
import { getFrame } from '@/app/_data/frame';
import { listRequest } from '@/app/_data/lists';
import { getContentHits } from '@/app/_data/search/search-content';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { shownText } from '@/components/search/shown-text';
import { NO_SITE } from '@/lib/names';
import { results as words } from '@/locales/nl/search';
import { SearchPage } from '@/templates/basis/search';
import '@/components/search/page-hits.css';
import '@/components/search/search-page.css';

type Props = SitePage<{ text: string }>;

export function generateStaticParams() {
  return [{ text: NO_SITE }];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const text = decodeURIComponent((await params).text);
  return { title: words.pageTitle(shownText(text)), robots: { index: false } };
}

/**
 * `/nl/zoeken/{text}` outside, for a usual text without filters: made once for all visitors and once for all customers,
 * whose prices follow. It is kept in memory only.
 */
export default async function FoundPage(props: Props) {
  const { site, tenant, audience, params, ...reader } = await readSite(props);
  const text = decodeURIComponent(params.text);
  const query = { page: 0, filters: {} };
  const request = listRequest(query, { search: text });
  const [list, pages, texts] = await Promise.all([
    getSearchedList(site, request),
    getContentHits(site, text),
    getSearchTexts({ site, ...reader }),
  ]);
  const { groups } = list.numFound === 0 ? await getFrame(site) : { groups: [] };
  return (
    <SearchPage
      shop={shopOf(tenant)}
      pricesFollow={audience === 'customer'}
      {...{ audience, text, texts, list, pages, query, request, groups }}
    />
  );
}
