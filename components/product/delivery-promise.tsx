import type { Product, DeliveryPromise as Promised } from '@/api/types';
import { formatWeekday, formatWeekdayDate } from '@/lib/days/day-names';
import { account } from '@/locales/nl/account/account';
import { deliveryPromise as words } from '@/locales/nl/product/delivery-promise';

const WEEK_MS = 7 * 86_400_000;

/** `donderdag`; with its date when it is a week away or more. */
function dayText(day: string, today: string): string {
  return Date.parse(day) - Date.parse(today) < WEEK_MS ? formatWeekday(day) : formatWeekdayDate(day);
}

export interface DeliveryPromiseProps {
  product: Pick<Product, 'stock' | 'deliveryDays'>;
  promise: Promised | null;
}

/**
 * 'Voor 16:00 besteld, donderdag in huis': the first delivery day of a product that is in stock, in the shop's own
 * country. Another country's day is named where it differs.
 */
export function DeliveryPromise({ product: { stock, deliveryDays }, promise }: DeliveryPromiseProps) {
  if (!promise || stock <= 0) return null;
  const { today, orderBefore } = promise;
  const days = promise.days.flatMap(({ country, dates }) => {
    const date = dates[Math.max(1, deliveryDays) - 1];
    return date ? [{ country, date, text: dayText(date, today) }] : [];
  });
  const [home, ...others] = days;
  if (!home) return null;
  const different = others.filter(({ date }) => date !== home.date);
  return (
    <span className="font-medium text-sm">
      {orderBefore ? words.before(orderBefore, home.text) : words.now(home.text)}
      {different.map(({ country, text }) => words.elsewhere(account.countries[country] ?? '', text))}
    </span>
  );
}
