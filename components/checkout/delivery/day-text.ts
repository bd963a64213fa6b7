import { formatLongDate } from '@/lib/dates';
import { delivery as words } from '@/locales/nl/checkout/delivery';
import { weekdayOf } from './month-days';

/** `dinsdag 24 november 2026` for a day YYYY-MM-DD. */
export const dayText = (day: string): string => `${words.weekdays[weekdayOf(day)]} ${formatLongDate(day)}`;

/** `08:00 – 12:00 uur` for HH:MM-HH:MM. */
export function windowText(window: string): string {
  const [from = '', until = ''] = window.split('-');
  return words.windowText(from, until);
}
