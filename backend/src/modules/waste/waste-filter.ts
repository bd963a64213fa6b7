import type { WasteReason } from '@toonbank/contract';
import { wasteEntries } from '../../db/schema/index.ts';
import { and, eq, gte, isNull, lt, type SQL } from '../../db/sql.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { isoDay, startOfDay } from '../../http/requested-days.ts';
import type { Viewer } from '../../http/viewer.ts';

/** Both days are included; DD-MM-YYYY. */
export interface WastePeriod {
  datefrom: string;
  dateto: string;
  reason?: WasteReason | undefined;
}

/**
 * The entries of the viewer's customer in a period, without removed ones.
 * @throws DomainError invalid_request for a day that does not exist, and for a period that ends before it begins
 */
export function wasteFilter(viewer: Viewer, { datefrom, dateto, reason }: WastePeriod): SQL | undefined {
  const [from, to] = [isoDay('datefrom', datefrom), isoDay('dateto', dateto)];
  if (to < from)
    throw new DomainError('invalid_request', 'The period ends before it begins.', {
      dateto: 'before_from_date',
    });
  return and(
    eq(wasteEntries.customerId, orNotFound(viewer.customer).customerId),
    isNull(wasteEntries.removedAt),
    gte(wasteEntries.wastedAt, startOfDay(from)),
    lt(wasteEntries.wastedAt, startOfDay(to, 1)),
    reason && eq(wasteEntries.reason, reason),
  );
}
