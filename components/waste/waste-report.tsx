import type { WasteList as WasteData } from '@/api/types';
import { formatEuro } from '@/lib/money';
import { WASTE } from '@/lib/urls/account-urls';
import { type WasteFilter, wasteCsvUrl, wasteUrl } from '@/lib/urls/waste-urls';
import { waste } from '@/locales/nl/stock-count/waste';
import { AccountEmptyState } from '../shared/account-empty-state';
import { PagePastEnd } from '../shared/page-past-end';
import { buttonClass } from '../ui/button';
import { Pagination } from '../ui/pagination';
import { toMonths } from './months';
import { ReportFilters } from './report-filters';
import { WasteChart } from './waste-chart';
import { WasteList } from './waste-list';
import { WasteTable } from './waste-table';

const words = waste.report;
/** Few entries: on a phone each is a card. */
export const PAGE_SIZE = 10;

interface WasteReportProps {
  waste: WasteData;
  filter: WasteFilter;
  today: string;
}

/** The costs of some months as a chart and a table, and their entries. */
export function WasteReport({ waste: data, filter, today }: WasteReportProps) {
  return (
    <>
      <ReportFilters filter={filter} today={today} />
      {data.numFound === 0 ? (
        <Nothing filter={filter} today={today} />
      ) : (
        <Found data={data} filter={filter} />
      )}
    </>
  );
}

function Found({ data, filter }: { data: WasteData; filter: WasteFilter }) {
  const months = toMonths(data.months, filter);
  const hrefOf = (page: number) => wasteUrl({ ...filter, page });
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <p>
          <strong className="text-lg">{words.total(formatEuro(data.total), data.numFound)}</strong>
          <span className="block first-letter:uppercase">{words.period(filter.from, filter.until)}</span>
          <span className="block max-w-prose text-ink-soft text-sm">{words.exclVat}</span>
        </p>
        <a href={wasteCsvUrl(filter)} download className={buttonClass('outline', 's', 'no-print')}>
          {words.csv}
        </a>
      </div>
      <WasteChart months={months} />
      <div className="waste-months">
        <WasteTable months={months} />
      </div>
      <h2 className="mt-10 mb-4 font-semibold text-xl">{waste.list.title}</h2>
      {data.entries.length === 0 ? <PagePastEnd href={hrefOf(0)} /> : <WasteList entries={data.entries} />}
      <div className="mt-6">
        <Pagination page={filter.page} pages={Math.ceil(data.numFound / PAGE_SIZE)} hrefOf={hrefOf} />
      </div>
    </>
  );
}

function Nothing({ filter, today }: { filter: WasteFilter; today: string }) {
  const { empty } = waste;
  const isPlain = filter.reason === undefined && filter.until === today;
  return isPlain ? (
    <AccountEmptyState icon="trash" title={empty.title} text={empty.text} />
  ) : (
    <AccountEmptyState
      icon="trash"
      title={empty.filteredTitle}
      text={filter.reason === undefined ? empty.filtered : empty.filteredReason}
      next={{ href: WASTE, label: empty.all }}
    />
  );
}
