import { type SQL, sql } from '../db/sql.ts';
import { DomainError } from './errors.ts';

/**
 * DD-MM-YYYY (docs/behaviour.md §5.5) → YYYY-MM-DD.
 * @throws DomainError invalid_request with `field` for a day that does not exist
 */
export function isoDay(field: string, dutch: string): string {
  const iso = dutch.split('-').reverse().join('-');
  const date = new Date(`${iso}T00:00:00Z`);
  const real = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) && !iso.startsWith('0000');
  if (!real) throw new DomainError('invalid_request', 'There is no such day.', { [field]: 'invalid_date' });
  return iso;
}

/** The instant at which a day, or one after it, begins in the shop's time zone. */
export const startOfDay = (day: string, plusDays = 0): SQL =>
  sql`((${day}::date + ${plusDays}::int)::timestamp AT TIME ZONE 'Europe/Amsterdam')`;
