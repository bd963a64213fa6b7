import type { InvoiceHistory } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import {
  type InvoiceFilter,
  invoiceStates,
  invoicesCsvUrl,
  invoicesUrl,
  stateWord,
} from '@/components/invoices/invoice-filter';
import { InvoiceTotals } from '@/components/invoices/invoice-totals';
import { InvoicesTable } from '@/components/invoices/invoices-table';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { LabelledSelect } from '@/components/shared/labelled-select';
import { PagePastEnd } from '@/components/shared/page-past-end';
import { SearchForm } from '@/components/shared/search-form';
import { SessionData } from '@/components/shared/session-data';
import type { PageProps, SessionLoad } from '@/components/shop';
import { buttonClass } from '@/components/ui/button';
import { Pagination } from '@/components/ui/pagination';
import { Skeleton } from '@/components/ui/skeleton';
import { INVOICES, ORDERS } from '@/lib/urls/account-urls';
import { invoices as words } from '@/locales/nl/account/account-pages';

interface InvoicesProps extends PageProps {
  invoices: SessionLoad<InvoiceHistory>;
  filter: InvoiceFilter;
}

/** docs/behaviour.md §12.3 */
const PAGE_SIZE = 30;
const states = [
  { value: '', text: words.anyState },
  ...Object.entries(invoiceStates).map(([value, state]) => ({ value, text: words.filters[state] })),
];

/** All invoices, the amounts due, and downloads. */
export function InvoicesPage({ invoices, filter }: InvoicesProps) {
  const hrefOf = (page: number) => invoicesUrl({ ...filter, page });
  return (
    <AccountFrame current="invoices">
      <SessionData data={invoices} quiet fallback={<Skeleton className="mb-6 h-24 w-full" />}>
        {({ totals }) => <InvoiceTotals totals={totals} />}
      </SessionData>
      <SearchForm action={INVOICES} label={words.search} search={filter.search}>
        <LabelledSelect
          name="status"
          label={words.state}
          options={states}
          defaultValue={stateWord(filter.state)}
        />
      </SearchForm>
      <SessionData data={invoices} fallback={<Skeleton className="h-96 w-full" />}>
        {({ numFound, invoices: found }) =>
          found.length > 0 ? (
            <>
              <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
                <p className="text-ink-soft text-sm">{words.foundAll(numFound)}</p>
                <a
                  data-business
                  href={invoicesCsvUrl(filter)}
                  className={buttonClass('outline', 's', 'no-print')}
                  download
                >
                  {words.csv}
                </a>
              </div>
              <InvoicesTable invoices={found} />
              <div className="mt-6">
                <Pagination page={filter.page} pages={Math.ceil(numFound / PAGE_SIZE)} hrefOf={hrefOf} />
              </div>
            </>
          ) : numFound > 0 ? (
            <PagePastEnd href={hrefOf(0)} />
          ) : (
            <NoInvoices filter={filter} />
          )
        }
      </SessionData>
    </AccountFrame>
  );
}

function NoInvoices({ filter }: { filter: InvoiceFilter }) {
  const { empty } = words;
  return filter.search !== '' || filter.state ? (
    <AccountEmptyState
      icon="invoice"
      title={empty.filteredTitle}
      text={empty.filtered}
      next={{ href: INVOICES, label: empty.clear }}
    />
  ) : (
    <AccountEmptyState
      icon="invoice"
      title={empty.title}
      text={empty.text}
      next={{ href: ORDERS, label: empty.action }}
    />
  );
}
