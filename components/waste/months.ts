import { wasteReasons } from '@toonbank/contract/waste/kinds';
import type { WasteList, WasteReason } from '@/api/types';
import { toCents } from '@/lib/money';
import type { WasteFilter } from '@/lib/urls/waste-urls';

export interface WasteMonth {
  /** `2026-03` */
  month: string;
  cents: Readonly<Record<WasteReason, number>>;
  total: number;
}

/** All months from the first to the last one, both included. */
export function monthsBetween(from: string, until: string): string[] {
  const months: string[] = [];
  const [year = 0, month = 1] = from.split('-').map(Number);
  for (let at = year * 12 + month - 1; ; at += 1) {
    const name = `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
    if (name > until) return months;
    months.push(name);
  }
}

/** A month so many months later. */
export function monthsLater(month: string, plus: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at = year * 12 + number - 1 + plus;
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}`;
}

const zero = Object.fromEntries(wasteReasons.map((reason) => [reason, 0])) as Record<WasteReason, number>;

/** Cents per month and reason, months without waste included. */
export const toMonths = (parts: WasteList['months'], { from, until }: WasteFilter): WasteMonth[] =>
  monthsBetween(from, until).map((month) => {
    const cents = { ...zero };
    for (const part of parts) if (part.month.startsWith(month)) cents[part.reason] += toCents(part.value);
    return { month, cents, total: Object.values(cents).reduce((sum, one) => sum + one, 0) };
  });

/** The reasons that have an amount in any month, in the order of the form. */
export const reasonsIn = (months: readonly WasteMonth[]): WasteReason[] =>
  wasteReasons.filter((reason) => months.some(({ cents }) => cents[reason] > 0));

/** The sum of all months per reason. */
export const sumsOf = (months: readonly WasteMonth[]): WasteMonth => ({
  month: '',
  cents: Object.fromEntries(
    wasteReasons.map((reason) => [reason, months.reduce((sum, { cents }) => sum + cents[reason], 0)]),
  ) as Record<WasteReason, number>,
  total: months.reduce((sum, { total }) => sum + total, 0),
});
