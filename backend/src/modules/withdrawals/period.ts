import { withdrawalTerms } from '@toonbank/contract/forms/withdrawal-terms';
import type { Country } from '../../db/schema/index.ts';
import { addDays, type Day, weekdayOf } from '../delivery/days.ts';
import { holidaysOf } from '../delivery/holidays.ts';

const isFree = (day: Day, country: Country) =>
  weekdayOf(day) > 5 || holidaysOf(country, Number(day.slice(0, 4))).includes(day);

/**
 * The last day on which a consumer may withdraw. The days begin after the one of the delivery; a period that would end
 * in a weekend or on a holiday ends on the next working day (Regulation 1182/71, article 3).
 */
export function lastDayToWithdraw(deliveredOn: Day, country: Country): Day {
  let last = addDays(deliveredOn, withdrawalTerms.days);
  while (isFree(last, country)) last = addDays(last, 1);
  return last;
}
