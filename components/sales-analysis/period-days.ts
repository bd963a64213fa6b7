/** The periods of the address, in the order of the choice. */
export const periodNames = ['12-maanden', 'dit-jaar', 'vorig-jaar', 'eigen'] as const;
export type PeriodName = (typeof periodNames)[number];
export type NamedPeriod = Exclude<PeriodName, 'eigen'>;

export interface PeriodDays {
  /** YYYY-MM-DD; both count. */
  from: string;
  until: string;
}

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The same day of the year before; 28 February for 29 February. */
function yearBefore(day: string): string {
  const same = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return same.endsWith('-02-29') ? `${same.slice(0, 8)}28` : same;
}

/** The days of a named period. @param today YYYY-MM-DD */
export function daysOfPeriod(name: NamedPeriod, today: string): PeriodDays {
  const year = Number(today.slice(0, 4));
  if (name === 'dit-jaar') return { from: `${year}-01-01`, until: today };
  if (name === 'vorig-jaar') return { from: `${year - 1}-01-01`, until: `${year - 1}-12-31` };
  return { from: dayAfter(yearBefore(today)), until: today };
}

export type PeriodFault = 'incomplete' | 'reversed' | 'tooLong' | 'outside';

const MAX_YEARS = 10;

/** The fault of a period of the customer's own days; undefined when it can be analysed. */
export function periodFault({ from, until }: Partial<PeriodDays>): PeriodFault | undefined {
  if (!from || !until) return 'incomplete';
  if (from < '2000' || until >= '2101') return 'outside';
  if (until < from) return 'reversed';
  return until >= `${Number(from.slice(0, 4)) + MAX_YEARS}${from.slice(4)}` ? 'tooLong' : undefined;
}
