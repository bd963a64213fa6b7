import type { RequestOf } from '@/api/call';
import type { RecurringOrder } from '@/api/types';
import { amsterdamDay, formatDate } from '@/lib/dates';
import { recurringForm as words } from '@/locales/nl/recurring-orders';
import type { QuickRow } from '../quick-order/rows';
import type { RecurringFormData } from './form-data';

/** Form values of a recurring order; days are YYYY-MM-DD, empty for none. */
export interface TypedRecurring {
  name: string;
  every: string;
  period: RecurringOrder['period'];
  startDate: string;
  endDate: string;
  mode: RecurringOrder['mode'];
  addressID: string;
  paymentSource: string;
  ref: string;
  comment: string;
}

/** Field → what is wrong with it, in the order of the form. */
export type RecurringFaults = Partial<Record<keyof TypedRecurring | 'lines', string>>;

const MAX_NAME_LENGTH = 60;

/** Initial values: those of the order, or weekly from today. */
export function typedOf({ order, beginning, addresses, payments }: RecurringFormData): TypedRecurring {
  if (order)
    return {
      name: order.name,
      every: String(order.every),
      period: order.period,
      startDate: order.startDate,
      endDate: order.endDate ?? '',
      mode: order.mode,
      addressID: order.addressId === null ? '' : String(order.addressId),
      paymentSource: order.paymentSource,
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
    mode: 'prepared',
    addressID: home ? String(home.id) : '',
    paymentSource: payments[0]?.source ?? '',
    ref: '',
    comment: '',
  };
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A quantity of 0 passes a line over, as everywhere. */
const wanted = (rows: readonly QuickRow[]) => rows.filter(({ item }) => item.quantity > 0);

/** Errors that need no server; the server checks whether a day is possible. */
export function faultsOf(typed: TypedRecurring, rows: readonly QuickRow[]): RecurringFaults {
  const { name, every, startDate, endDate, addressID, paymentSource } = typed;
  const number = Number(every);
  const wrong: RecurringFaults = {};
  if (name.trim() === '' || name.trim().length > MAX_NAME_LENGTH) wrong.name = words.faults.name;
  if (!Number.isInteger(number) || number < 1 || number > 365) wrong.every = words.faults.every;
  if (!isDay(startDate)) wrong.startDate = words.faults.startDate;
  if (endDate !== '' && !isDay(endDate)) wrong.endDate = words.faults.endDate;
  else if (endDate !== '' && endDate < startDate) wrong.endDate = words.words['endDate.before_start'];
  if (addressID === '') wrong.addressID = words.faults.addressID;
  if (paymentSource === '') wrong.paymentSource = words.faults.paymentSource;
  if (wanted(rows).length === 0) wrong.lines = words.noLines;
  return wrong;
}

/** Request for the server. */
export const requestOf = (
  typed: TypedRecurring,
  rows: readonly QuickRow[],
  recurringID: number | undefined,
): RequestOf<'recurringOrders.save'> => ({
  ...(recurringID !== undefined && { recurringID }),
  name: typed.name.trim(),
  every: Number(typed.every),
  period: typed.period,
  startDate: formatDate(typed.startDate),
  endDate: typed.endDate === '' ? '' : formatDate(typed.endDate),
  mode: typed.mode,
  addressID: Number(typed.addressID),
  paymentSource: typed.paymentSource as RequestOf<'recurringOrders.save'>['paymentSource'],
  ref: typed.ref.trim(),
  comment: typed.comment.trim(),
  lines: wanted(rows).map(({ item }) => ({
    productID: item.product.productId,
    unitID: item.unitId,
    quantity: item.quantity,
  })),
});
