import type { ApiClient } from '@/api/client';
import type { AnalysisFilter } from '@/components/sales-analysis/analysis-filter';
import { isFiltered } from '@/components/sales-analysis/analysis-filter';
import { daysOfPeriod, periodFault, periodNames } from '@/components/sales-analysis/period-days';
import { amsterdamDay, formatDate } from '@/lib/dates';
import { salesAnalysis as words } from '@/locales/nl/account/sales-analysis';
import { readDay, readId } from '../account-query';
import { toCsv } from '../csv';
import type { SearchParams } from '../query';
import { type SessionResult, withSession } from '../session-result';

type Query = Awaited<SearchParams>;

/** `periode`, for the own days `van` and `tot`, `groep`, `artikel`, `adres` and `leverancier`. */
export function readAnalysisFilter(query: Query, now = new Date()): AnalysisFilter {
  const asked = [query.periode].flat()[0];
  const period = periodNames.find((name) => name === asked) ?? '12-maanden';
  const days =
    period === 'eigen'
      ? { from: readDay(query.van), until: readDay(query.tot) }
      : daysOfPeriod(period, amsterdamDay(now));
  return {
    period,
    ...days,
    groupId: readId(query.groep),
    productId: readId(query.artikel),
    addressId: readId(query.adres),
    supplierId: readId(query.leverancier),
  };
}

/** The request for an analysis, or its rows, of a period without a fault. */
export const toRequest = ({ from = '', until = '', ...ids }: AnalysisFilter) => ({
  datefrom: formatDate(from),
  dateto: formatDate(until),
  ...(ids.groupId !== undefined && { groupID: ids.groupId }),
  ...(ids.productId !== undefined && { productID: ids.productId }),
  ...(ids.addressId !== undefined && { addressID: ids.addressId }),
  ...(ids.supplierId !== undefined && { supplierID: ids.supplierId }),
});

/** The analysis, and what can be chosen: with filters that takes a second call. */
export const getAnalysis = (site: string, filter: AnalysisFilter) =>
  withSession(site, async ({ call }) => {
    const { period, from, until } = filter;
    const [analysis, choices] = await Promise.all([
      call('salesAnalysis.get', toRequest(filter)),
      isFiltered(filter) ? call('salesAnalysis.get', toRequest({ period, from, until })) : undefined,
    ]);
    return { analysis, choices: choices ?? analysis };
  });

export const getRows = (site: string, filter: AnalysisFilter, page: number, pageSize: number) =>
  withSession(site, ({ call }) => call('salesAnalysis.rows', { ...toRequest(filter), page, pageSize }));

/** Data that is not asked for, as the page shows what is wrong with the period instead. */
export const notAsked = async (): Promise<SessionResult<never>> => ({ state: 'unavailable' });

export const hasFault = (filter: AnalysisFilter) => periodFault(filter) !== undefined;

/** Rows per call. */
const CSV_PAGE_SIZE = 500;

/** All order rows of the analysis as a file; amounts in euros. @throws ApiError */
export const loadRowsCsv =
  (filter: AnalysisFilter) =>
  async ({ call }: ApiClient) => {
    const lines: (string | number)[][] = [[...words.columns]];
    for (let page = 0; ; page += 1) {
      const request = { ...toRequest(filter), page, pageSize: CSV_PAGE_SIZE };
      const { rows } = await call('salesAnalysis.rows', request);
      for (const row of rows)
        lines.push([
          row.orderNumber,
          formatDate(row.date),
          row.productExtCode,
          row.productName,
          String(row.quantity),
          row.unitDesc,
          String(row.pieces),
          row.total,
          row.address || words.shares.pickedUp,
        ]);
      if (rows.length < CSV_PAGE_SIZE) break;
    }
    return {
      blob: new Blob([toCsv(lines)], { type: 'text/csv; charset=utf-8' }),
      name: `bestelregels-${filter.from}-${filter.until}.csv`,
    };
  };
