import { searchUrl } from '@/lib/search-url';
import { results as words } from '@/locales/nl/search';
import type { SearchProps } from '../page-props';
import { BoxText } from '../search/box-text';
import { GroupHits } from '../search/group-hits';
import { NothingFound } from '../search/nothing-found';
import { SearchHeading } from '../search/search-heading';
import { SearchStart } from '../search/search-start';
import { priceView } from '../shop';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { chosenFilters } from './list-links';
import { ProductListing } from './product-listing';

/** Hits with everything that narrows them down; or how to go on without any. */
export function SearchPage(props: SearchProps) {
  const { shop, audience, text, list, query, request, group, groups, nearest } = props;
  // From a corrected text on, the links lead to what was found.
  const address = { path: searchUrl(list.corrected ?? text), groupId: group?.id, query };
  const nothing = list.numFound === 0 && chosenFilters(address).length === 0;
  return (
    <div className="wrap list-page">
      <BoxText text={text} found={list.numFound > 0 ? (list.corrected ?? text) : undefined} />
      <Breadcrumbs crumbs={[]} current={words.crumb} />
      <header>
        <SearchHeading text={text} corrected={list.corrected} found={!nothing} />
        {!nothing && <GroupHits groups={list.groups ?? []} address={address} chosen={group} />}
      </header>
      {text === '' ? (
        <SearchStart groups={groups} />
      ) : nothing ? (
        <NothingFound {...{ shop, text, list, group, groups }} />
      ) : (
        <ProductListing
          list={list}
          address={address}
          request={{ ...request, search: list.corrected ?? text }}
          view={priceView(shop, audience)}
          search={text}
          nearest={nearest}
        />
      )}
    </div>
  );
}
