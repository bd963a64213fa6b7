import { monthNames } from '@/lib/dates';

const nameOf = (month: string) => monthNames[Number(month.slice(5, 7)) - 1] ?? '';
const YEAR_OF_MONTHS = 14;

/** `maart 2026`. @param month its first day */
export const monthTitle = (month: string): string => `${nameOf(month)} ${month.slice(0, 4)}`;

/** A name below a chart: `mrt`, or `3-26` where there are several years. */
export function monthLabel(month: string, months: number): string {
  if (months > YEAR_OF_MONTHS) return `${Number(month.slice(5, 7))}-${month.slice(2, 4)}`;
  const name = nameOf(month);
  return name === 'maart' ? 'mrt' : name.slice(0, 3);
}
