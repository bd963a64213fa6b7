/** Prices of one unit and a sale, in hours since `start` (milliseconds). */
export interface History {
  start: number;
  /** Cents before the first change. */
  first: number;
  /** By hour. */
  changes: { hour: number; cents: number }[];
  /** The hour at which the sale begins. */
  sale: number;
}

const dayIn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/** The lowest price of the 30 days before the reduction, by walking back hour by hour. */
export function naivePriorPrice({ start, first, changes, sale }: History): number {
  const priceAt = (hour: number) => changes.findLast((change) => change.hour <= hour)?.cents ?? first;
  const end = changes.at(-1)?.hour ?? 0;
  let began = sale;
  for (let hour = sale + 1; hour <= end; hour += 1) if (priceAt(hour) > priceAt(hour - 1)) began = hour;
  const dayOf = (hour: number) => dayIn.format(start + hour * 3_600_000);
  // Thirty days before that day in the calendar, whatever the length of the days between.
  const oldest = new Date(Date.parse(dayOf(began)) - 30 * 86_400_000).toISOString().slice(0, 10);
  let lowest = Number.POSITIVE_INFINITY;
  for (let hour = began - 1; dayOf(hour) >= oldest; hour -= 1) lowest = Math.min(lowest, priceAt(hour));
  return lowest;
}
