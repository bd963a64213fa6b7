import { BOUGHT } from '@/lib/account-urls';
import { bought as words } from '@/locales/nl/bought';
import type { BoughtProps } from '../page-props';
import { priceView } from '../shop';
import { Pagination } from '../ui/pagination';
import { Skeleton } from '../ui/skeleton';
import { AccountFrame } from './account-frame';
import { boughtSorts, boughtUrl } from './bought-filter';
import { BoughtList } from './bought-list';
import { toBoughtRow } from './bought-row';
import { LabelledSelect } from './labelled-select';
import { NothingHere } from './nothing-here';
import { Own } from './own';
import { PagePastEnd } from './page-past-end';
import { SearchForm } from './search-form';

const PAGE_SIZE = 24;
const sorts = Object.entries(boughtSorts).map(([value, sort]) => ({ value, text: words.sorts[sort] }));

/** Everything that was bought before and is still sold: the fastest way to the same again. */
export function BoughtPage({ shop, audience, bought, filter }: BoughtProps) {
  const hrefOf = (page: number) => boughtUrl({ ...filter, page });
  const { empty } = words;
  const sortWord = Object.keys(boughtSorts).find((word) => boughtSorts[word] === filter.sort);
  return (
    <AccountFrame current="bought" title={words.title}>
      <SearchForm action={BOUGHT} label={words.search} search={filter.search}>
        <LabelledSelect name="sort" label={words.sort} options={sorts} defaultValue={sortWord} />
      </SearchForm>
      <Own data={bought} fallback={<Skeleton className="h-96 w-full" />}>
        {({ numFound, products }) => {
          if (numFound > 0 && products.length === 0) return <PagePastEnd href={hrefOf(0)} />;
          if (products.length === 0) {
            return filter.search === '' ? (
              <NothingHere
                icon="box"
                title={empty.title}
                text={empty.text}
                next={{ href: '/', label: empty.action }}
              />
            ) : (
              <NothingHere
                icon="search"
                title={empty.filteredTitle}
                text={empty.filtered}
                next={{ href: BOUGHT, label: empty.clear }}
              />
            );
          }
          return (
            <>
              <p className="mb-2 text-ink-soft text-sm">{words.found(numFound)}</p>
              <BoughtList
                key={hrefOf(filter.page)}
                rows={products.map(toBoughtRow)}
                view={priceView(shop, audience)}
              />
              <div className="mt-6">
                <Pagination page={filter.page} pages={Math.ceil(numFound / PAGE_SIZE)} hrefOf={hrefOf} />
              </div>
            </>
          );
        }}
      </Own>
    </AccountFrame>
  );
}
