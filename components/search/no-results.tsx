import type { ProductGroup, ProductList } from '@/api/types';
import { searchUrl } from '@/lib/urls/search-url';
import { results as words } from '@/locales/nl/search';
import type { Shop } from '../shop';
import { buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import { AskForIt } from './ask-for-it';
import { SearchTips } from './search-tips';
import { shownText } from './shown-text';
import { StartWithGroup } from './start-with-group';

interface NoResultsProps {
  shop: Pick<Shop, 'branch'>;
  text: string;
  list: Pick<ProductList, 'corrected'>;
  /** The group that filters the search. */
  group?: { id: number };
  groups: ProductGroup[];
}

/** No results: a correction, tips, a way to request the product, and the groups. */
export function NoResults({ shop, text, list, group, groups }: NoResultsProps) {
  return (
    <>
      <div className="search-help">
        <section>
          {list.corrected && (
            <p className="did-you-mean">
              {words.didYouMean}{' '}
              <SiteLink href={searchUrl(list.corrected)}>
                <bdi>{shownText(list.corrected)}</bdi>
              </SiteLink>
              ?
            </p>
          )}
          {group && (
            <SiteLink href={searchUrl(text)} className={buttonClass()}>
              {words.searchEverywhere}
            </SiteLink>
          )}
          <SearchTips title={words.tipsTitle} tips={words.tips} />
        </section>
        <AskForIt text={shownText(text)} branch={shop.branch} />
      </div>
      <StartWithGroup groups={groups} />
    </>
  );
}
