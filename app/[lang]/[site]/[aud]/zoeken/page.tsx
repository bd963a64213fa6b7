import type { Metadata } from 'next';
import { SessionExpired } from '@/app/_components/session-expired';
import { getSearchTexts, searchTextPaths } from '@/app/_data/editing/search-texts';
import { settledQuery } from '@/app/_data/lists';
import type { SearchParams } from '@/app/_data/query';
import { shopOf } from '@/app/_data/shop';
import { readSite, type SitePage } from '@/app/_data/site';
import { shownText } from '@/components/search/shown-text';
import { EditSlot } from '@/components/shared/edit-slot';
import { priceView } from '@/components/shop';
import { catalogueSearch } from '@/lib/catalogue/catalogue-query';
import { searchUrl } from '@/lib/urls/search-url';
import { searchTextNames as textNames } from '@/locales/nl/admin/editing';
import { results as words } from '@/locales/nl/search';
import { SearchPage } from '@/templates/basis/search';
import { loadSearch, readSearch } from './load';
import '@/components/search/page-hits.css';
import '@/components/search/search-page.css';

type Props = SitePage & { searchParams: SearchParams };

// Rendered per request: the number of possible search texts is unlimited.
export const instant = false;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { text } = await readSearch(searchParams);
  const title = text === '' ? words.empty.title : words.pageTitle(shownText(text));
  return { title, robots: { index: false } };
}

/** `/nl/zoeken/{text}` outside. */
export default async function Page(props: Props) {
  const { site, tenant, audience, isAdmin, mark } = await readSite(props);
  const texts = await getSearchTexts({ site, isAdmin, mark });
  const { asked, ...search } = await readSearch(props.searchParams);
  const { expired, ...found } = await loadSearch(site, audience, search);
  const { text, list, group } = found;
  const prices = !expired && priceView(tenant, audience) !== 'hidden';
  const query = settledQuery(
    { asked, query: search.query, list, prices, search: true },
    (clean) => searchUrl(text) + catalogueSearch(clean, group?.id),
  );
  return (
    <>
      {expired && <SessionExpired />}
      {isAdmin && !texts.top && <EditSlot name="new-text" path={searchTextPaths.top} label={textNames.top} />}
      <SearchPage {...found} {...{ audience, texts, query }} shop={shopOf(tenant)} />
      {isAdmin && !texts.bottom && (
        <EditSlot name="new-text" path={searchTextPaths.bottom} label={textNames.bottom} />
      )}
    </>
  );
}
