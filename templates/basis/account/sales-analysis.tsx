import { AccountFrame } from '@/components/account/account-frame';
import type { Analysis } from '@/components/sales-analysis/analysis';
import { type AnalysisFilter, analysisUrl } from '@/components/sales-analysis/analysis-filter';
import { describeChange } from '@/components/sales-analysis/describe-change';
import { Figures } from '@/components/sales-analysis/figures';
import { type Choices, FilterForm } from '@/components/sales-analysis/filter-form';
import { MonthSection } from '@/components/sales-analysis/month-section';
import { PeriodChoice } from '@/components/sales-analysis/period-choice';
import { type PeriodFault, periodFault } from '@/components/sales-analysis/period-days';
import { Ranking } from '@/components/sales-analysis/ranking';
import { Shares } from '@/components/sales-analysis/shares';
import { WeekSection } from '@/components/sales-analysis/week-section';
import { YearReports } from '@/components/sales-analysis/year-reports';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { SessionData } from '@/components/shared/session-data';
import type { PageProps, SessionLoad } from '@/components/shop';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { SiteLink } from '@/components/ui/site-link';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDate, formatLongDate } from '@/lib/dates';
import { SALES_ANALYSIS, SALES_CSV, SALES_ROWS } from '@/lib/urls/account-urls';
import { salesAnalysis as words } from '@/locales/nl/account/sales-analysis';

export interface AnalysisLoaded {
  analysis: Analysis;
  /** The parts of the period without filters. */
  choices: Choices;
}

interface SalesAnalysisProps extends PageProps {
  /** Not asked for where the period has a fault. */
  loaded: SessionLoad<AnalysisLoaded>;
  filter: AnalysisFilter;
  /** YYYY-MM-DD */
  today: string;
}

/** Purchases of the customer, in figures, words and charts; period and filters are in the address. */
export function SalesAnalysisPage({ shop, loaded, filter, today }: SalesAnalysisProps) {
  const fault = periodFault(filter);
  return (
    <AccountFrame current="analysis">
      <PeriodChoice filter={filter} />
      {fault ? (
        <Faulty filter={filter} fault={fault} />
      ) : (
        <SessionData data={loaded} fallback={<Skeleton className="h-96 w-full" />}>
          {({ analysis, choices }) =>
            analysis.firstDay === null ? (
              <AccountEmptyState
                icon="euro"
                title={words.empty.title}
                text={words.empty.text}
                next={{ href: '/', label: words.empty.action }}
              />
            ) : (
              <>
                <FilterForm filter={filter} choices={choices} />
                <Results analysis={analysis} filter={filter} />
                <YearReports shopName={shop.name} firstDay={analysis.firstDay} today={today} />
              </>
            )
          }
        </SessionData>
      )}
    </AccountFrame>
  );
}

function Faulty({ filter, fault }: { filter: AnalysisFilter; fault: PeriodFault }) {
  return (
    <>
      <FilterForm filter={filter} choices={undefined} />
      <Notice tone="warning">{words.period.faults[fault]}</Notice>
    </>
  );
}

function Results({ analysis, filter }: { analysis: Analysis; filter: AnalysisFilter }) {
  const { total, previous, firstDay, groups, suppliers, addresses, products } = analysis;
  const { from = '', until = '' } = filter;
  if (total === 0 && previous === 0)
    return (
      <AccountEmptyState
        icon="euro"
        title={words.empty.filteredTitle}
        text={words.empty.filtered}
        next={{ href: SALES_ANALYSIS, label: words.empty.clear }}
      />
    );
  const only = filter.productId === undefined ? undefined : products[0]?.productName;
  const yearBefore = `${Number(from.slice(0, 4)) - 1}${from.slice(4)}`;
  const linkTo = (part: Partial<AnalysisFilter>) => analysisUrl({ ...filter, ...part });
  return (
    <div className="flex flex-col gap-10">
      <div>
        <p className="font-bold text-xl">{describeChange(analysis)}</p>
        <p className="mt-1 mb-4 text-ink-soft text-sm">
          {words.period.of(formatDate(from), formatDate(until))}. {words.exclVat}
          {firstDay !== null && firstDay > yearBefore && ` ${words.changes.since(formatLongDate(firstDay))}`}
        </p>
        {only && (
          <p className="mb-4 text-sm">
            {words.filter.onlyProduct(only)}.{' '}
            <SiteLink
              href={linkTo({ productId: undefined })}
              className="inline-flex min-h-6 items-center underline"
            >
              {words.filter.allProducts}
            </SiteLink>
          </p>
        )}
        <Figures analysis={analysis} />
        <div className="no-print flex flex-wrap gap-3">
          <SiteLink href={analysisUrl(filter, SALES_ROWS)} className={buttonClass('outline', 's')}>
            {words.rows.open}
          </SiteLink>
          <a href={analysisUrl(filter, SALES_CSV)} className={buttonClass('outline', 's')}>
            {words.csv}
          </a>
        </div>
      </div>
      <MonthSection months={analysis.months} />
      <WeekSection analysis={analysis} productId={filter.productId} />
      {filter.productId === undefined && (
        <Ranking analysis={analysis} hrefOf={(productId) => linkTo({ productId })} />
      )}
      <Shares
        title={words.shares.groups}
        shares={groups}
        total={total}
        nameless={words.shares.noGroup}
        hrefOf={(groupId) => linkTo({ groupId })}
      />
      <Shares
        title={words.shares.suppliers}
        shares={suppliers}
        total={total}
        nameless={words.shares.noSupplier}
        hrefOf={(supplierId) => linkTo({ supplierId })}
      />
      <Shares
        title={words.shares.addresses}
        shares={addresses}
        total={total}
        nameless={words.shares.pickedUp}
        hrefOf={(addressId) => linkTo({ addressId })}
      />
    </div>
  );
}
