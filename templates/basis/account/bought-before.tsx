import type { BoughtHistory } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import type { BoughtFilter } from '@/components/bought-before/bought-filter';
import { boughtSorts, boughtUrl } from '@/components/bought-before/bought-filter';
import { BoughtList } from '@/components/bought-before/bought-list';
import { toBoughtRow } from '@/components/bought-before/bought-row';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { LabelledSelect } from '@/components/shared/labelled-select';
import { PagePastEnd } from '@/components/shared/page-past-end';
import { SearchForm } from '@/components/shared/search-form';
import { SessionData } from '@/components/shared/session-data';
import { type PageProps, priceView, type SessionLoad } from '@/components/shop';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton } from '@/components/ui/skeleton';
import { BOUGHT } from '@/lib/urls/account-urls';
import { bought as words } from '@/locales/nl/account/bought-before';

interface BoughtBeforeProps extends PageProps {
  bought: SessionLoad<BoughtHistory>;
  filter: BoughtFilter;
}

const PAGE_SIZE = 24;
const sorts = Object.entries(boughtSorts).map(([value, sort]) => ({ value, text: words.sorts[sort] }));

/** All products bought before that are still sold, for quick reordering. */
export function BoughtBeforePage({ shop, audience, bought, filter }: BoughtBeforeProps) {
  const hrefOf = (page: number) => boughtUrl({ ...filter, page });
  const { empty } = words;
  const sortWord = Object.keys(boughtSorts).find((word) => boughtSorts[word] === filter.sort);
  return (
    <AccountFrame current="bought">
      <SearchForm action={BOUGHT} label={words.search} search={filter.search}>
        <LabelledSelect name="sort" label={words.sort} options={sorts} defaultValue={sortWord} />
      </SearchForm>
      <SessionData data={bought} fallback={<Skeleton className="h-96 w-full" />}>
        {({ numFound, products }) => {
          if (numFound > 0 && products.length === 0) return <PagePastEnd href={hrefOf(0)} />;
          if (products.length === 0) {
            return filter.search === '' ? (
              <AccountEmptyState
                icon="box"
                title={empty.title}
                text={empty.text}
                next={{ href: '/', label: empty.action }}
              />
            ) : (
              <AccountEmptyState
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
      </SessionData>
    </AccountFrame>
  );
}
