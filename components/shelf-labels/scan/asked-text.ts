import { amsterdamDay, formatDate, formatDateTime } from '@/lib/dates';
import { scan as words } from '@/locales/nl/shelf-labels';

/** 'Al aangevraagd: 2 dozen, vandaag om 09:12.' */
export function askedText(count: number, unit: string, at: string, now = new Date()): string {
  const today = amsterdamDay(at) === amsterdamDay(now);
  const time = formatDateTime(at).split(' ')[1] ?? '';
  return words.already(count, unit, today ? words.today(time) : words.on(formatDate(at)));
}
