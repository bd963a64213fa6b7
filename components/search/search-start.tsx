import type { ProductGroup } from '@/api/types';
import { results } from '@/locales/nl/search';
import { SearchTips } from './search-tips';
import { StartWithGroup } from './start-with-group';

const words = results.empty;

/** The search page before the first search. */
export function SearchStart({ groups }: { groups: ProductGroup[] }) {
  return (
    <>
      <div className="search-help">
        <section>
          <p>{words.text}</p>
          <SearchTips title={words.tipsTitle} tips={words.tips} />
        </section>
      </div>
      <StartWithGroup groups={groups} />
    </>
  );
}
