import { amsterdamDay } from '../dates.ts';

type Dated = { published: string };

const yearOf = ({ published }: Dated): string => amsterdamDay(published).slice(0, 4);

export const itemsOfYear = <T extends Dated>(items: readonly T[], year: string): T[] =>
  items.filter((item) => yearOf(item) === year);

export interface NewsYear {
  year: string;
  count: number;
}

/** The years that have news, in the order of the items. */
export const yearsOf = (items: readonly Dated[]): NewsYear[] =>
  [...Map.groupBy(items, yearOf)].map(([year, { length }]) => ({ year, count: length }));
