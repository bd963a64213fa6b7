import type { recurringOrderForm } from '@toonbank/contract';
import type { z } from 'zod';
import type { RequestOf } from '@/api/call';
import { amsterdamDay, formatDate } from '@/lib/dates';
import type { QuickRow } from '../quick-order/rows';
import type { RecurringFormData } from './form-data';

type SaveRequest = RequestOf<'recurringOrders.save'>;

const MAX_NAME_LENGTH = 60;

/** Initial texts: those of the order, or weekly from today. Days are YYYY-MM-DD, empty for none. */
export function initialTexts({ order, beginning, addresses, payments }: RecurringFormData) {
  if (order)
    return {
      name: order.name,
      every: String(order.every),
      period: order.period as string,
      startDate: order.startDate,
      endDate: order.endDate ?? '',
      addressID: order.addressId === null ? '' : String(order.addressId),
      paymentSource: order.paymentSource as string,
      ref: order.orderRef,
      comment: order.orderComment,
    };
  const home = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  return {
    name: (beginning?.name ?? '').slice(0, MAX_NAME_LENGTH),
    every: '1',
    period: 'week',
    startDate: amsterdamDay(new Date()),
    endDate: '',
    addressID: home ? String(home.id) : '',
    paymentSource: payments[0]?.source ?? '',
    ref: '',
    comment: '',
  };
}

/** The lines to order; a line with quantity 0 is skipped. */
const wanted = (rows: readonly QuickRow[]) => rows.filter(({ item }) => item.quantity > 0);

export const hasLines = (rows: readonly QuickRow[]): boolean => wanted(rows).length > 0;

/** Request for the server. */
export const requestOf = (
  { startDate, endDate, ...fields }: z.output<typeof recurringOrderForm>,
  rows: readonly QuickRow[],
  more: Pick<SaveRequest, 'recurringID' | 'mode'>,
): SaveRequest => ({
  ...more,
  ...fields,
  startDate: formatDate(startDate),
  endDate: endDate === '' ? '' : formatDate(endDate),
  lines: wanted(rows).map(({ item }) => ({
    productID: item.product.productId,
    unitID: item.unitId,
    quantity: item.quantity,
  })),
});
