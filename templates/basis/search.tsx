import { ToProducts } from '@/components/layout/skip-link';
import { chosenFilters } from '@/components/listing/list-links';
import { ProductListing } from '@/components/listing/product-listing';
import { GroupHits } from '@/components/search/group-hits';
import { NoResults } from '@/components/search/no-results';
import { PageHits } from '@/components/search/page-hits';
import { SearchBoxText } from '@/components/search/search-box-text';
import { SearchHeading } from '@/components/search/search-heading';
import { SearchStart } from '@/components/search/search-start';
import { RichText } from '@/components/shared/rich-text';
import { priceView } from '@/components/shop';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { searchUrl } from '@/lib/urls/search-url';
import { pageHits as pageWords } from '@/locales/nl/page-hits';
import { results as words } from '@/locales/nl/search';
import type { SearchProps } from '../props';

/** Search results with filters; without results, ways to continue. */
export function SearchPage(props: SearchProps) {
  const { shop, audience, text, list, query, request, group, groups, nearest, texts, pages, pricesFollow } =
    props;
  // After a correction, the links search for the corrected text.
  const address = { path: searchUrl(list.corrected ?? text), groupId: group?.id, query };
  const nothing = list.numFound === 0 && chosenFilters(address).length === 0;
  // No product has the words as they were typed.
  const pagesFirst = nothing || list.corrected !== undefined;
  return (
    <div className="wrap list-page">
      {text !== '' && !nothing && <ToProducts />}
      <SearchBoxText text={text} found={list.numFound > 0 ? (list.corrected ?? text) : undefined} />
      <Breadcrumbs crumbs={[]} current={words.crumb} />
      <header className="list-head">
        <SearchHeading text={text} corrected={list.corrected} found={!nothing || pages.length > 0} />
        {texts.top && <RichText html={texts.top.content} edit={texts.top.edit} />}
        {!nothing && <GroupHits groups={list.groups ?? []} address={address} chosen={group} />}
      </header>
      {pagesFirst && <PageHits hits={pages} first />}
      {nothing && pages.length > 0 && <h2 className="mb-4 font-semibold text-xl">{pageWords.noProducts}</h2>}
      {text === '' ? (
        <SearchStart groups={groups} />
      ) : nothing ? (
        <NoResults {...{ shop, text, list, group, groups }} />
      ) : (
        <ProductListing
          list={list}
          address={address}
          request={{ ...request, search: list.corrected ?? text }}
          view={priceView(shop, audience)}
          search={text}
          nearest={nearest}
          {...(pricesFollow && { pricesFollow })}
        />
      )}
      {!pagesFirst && <PageHits hits={pages} first={false} />}
      {texts.bottom && (
        <RichText html={texts.bottom.content} className="list-outro" edit={texts.bottom.edit} />
      )}
    </div>
  );
}
