import { formatDate } from '@/lib/dates';

/** A day, on one line; `DD-MM-YYYY`. */
export function Day({ date }: { date: string }) {
  return (
    <time dateTime={date} className="whitespace-nowrap">
      {formatDate(date)}
    </time>
  );
}
