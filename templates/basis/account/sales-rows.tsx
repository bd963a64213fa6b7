import { AccountFrame } from '@/components/account/account-frame';
import type { AnalysisRows } from '@/components/sales-analysis/analysis';
import { type AnalysisFilter, analysisUrl } from '@/components/sales-analysis/analysis-filter';
import { periodFault } from '@/components/sales-analysis/period-days';
import { RowsTable } from '@/components/sales-analysis/rows-table';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { PagePastEnd } from '@/components/shared/page-past-end';
import { SessionData } from '@/components/shared/session-data';
import type { PageProps, SessionLoad } from '@/components/shop';
import { buttonClass } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Pagination } from '@/components/ui/pagination';
import { SiteLink } from '@/components/ui/site-link';
import { Skeleton } from '@/components/ui/skeleton';
import { formatDate } from '@/lib/dates';
import { SALES_ANALYSIS, SALES_CSV, SALES_ROWS } from '@/lib/urls/account-urls';
import { salesAnalysis as words } from '@/locales/nl/account/sales-analysis';

interface SalesRowsProps extends PageProps {
  /** Not asked for where the period has a fault. */
  rows: SessionLoad<AnalysisRows>;
  filter: AnalysisFilter;
  page: number;
  pageSize: number;
}

/** The order rows that an analysis counts, newest first. */
export function SalesRowsPage({ rows, filter, page, pageSize }: SalesRowsProps) {
  const fault = periodFault(filter);
  const hrefOf = (at: number) => analysisUrl(filter, SALES_ROWS, at);
  return (
    <AccountFrame current="analysis" title={words.rowsTitle}>
      <div className="no-print mb-4 flex flex-wrap gap-3">
        <SiteLink href={analysisUrl(filter)} className={buttonClass('outline', 's')}>
          {words.rows.back}
        </SiteLink>
        {!fault && (
          <a href={analysisUrl(filter, SALES_CSV)} className={buttonClass('outline', 's')}>
            {words.csv}
          </a>
        )}
      </div>
      {fault ? (
        <Notice tone="warning">{words.period.faults[fault]}</Notice>
      ) : (
        <SessionData data={rows} fallback={<Skeleton className="h-96 w-full" />}>
          {({ numFound, rows: found }) =>
            found.length > 0 ? (
              <>
                <p className="mb-2 text-ink-soft text-sm">
                  {words.rows.found(numFound)},{' '}
                  {words.period.of(formatDate(filter.from ?? ''), formatDate(filter.until ?? ''))}.{' '}
                  {words.exclVat}
                </p>
                <RowsTable rows={found} />
                <div className="mt-6">
                  <Pagination page={page} pages={Math.ceil(numFound / pageSize)} hrefOf={hrefOf} />
                </div>
              </>
            ) : numFound > 0 ? (
              <PagePastEnd href={hrefOf(0)} />
            ) : (
              <AccountEmptyState
                icon="euro"
                title={words.empty.filteredTitle}
                text={words.empty.filtered}
                next={{ href: SALES_ANALYSIS, label: words.empty.clear }}
              />
            )
          }
        </SessionData>
      )}
    </AccountFrame>
  );
}
