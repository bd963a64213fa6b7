import { SALES_ANALYSIS, withQuery } from '@/lib/urls/account-urls';
import type { PeriodName } from './period-days';

/** The period and the filters in the address of an analysis. */
export interface AnalysisFilter {
  period: PeriodName;
  /** YYYY-MM-DD; of a named period its days, of the customer's own what was chosen so far. */
  from?: string | undefined;
  until?: string | undefined;
  groupId?: number | undefined;
  productId?: number | undefined;
  addressId?: number | undefined;
  supplierId?: number | undefined;
}

export const isFiltered = ({ groupId, productId, addressId, supplierId }: AnalysisFilter): boolean =>
  [groupId, productId, addressId, supplierId].some((id) => id !== undefined);

/** The address of an analysis, or of its rows or file. */
export const analysisUrl = (filter: AnalysisFilter, path = SALES_ANALYSIS, page = 0): string =>
  withQuery(path, {
    periode: filter.period,
    ...(filter.period === 'eigen' && { van: filter.from, tot: filter.until }),
    groep: filter.groupId,
    artikel: filter.productId,
    adres: filter.addressId,
    leverancier: filter.supplierId,
    page,
  });
