import { BOUGHT, withQuery } from '@/lib/urls/account-urls';

export type BoughtSort = 'recent' | 'often' | 'name';

export interface BoughtFilter {
  page: number;
  search: string;
  sort: BoughtSort;
}

/** Sort orders by their Dutch value in the URL. */
export const boughtSorts: Readonly<Record<string, BoughtSort>> = {
  laatst: 'recent',
  vaakst: 'often',
  naam: 'name',
};

export const boughtUrl = ({ page, search, sort }: BoughtFilter): string => {
  const word = Object.entries(boughtSorts).find(([, known]) => known === sort)?.[0];
  return withQuery(BOUGHT, { zoek: search, sort: word === 'laatst' ? undefined : word, page });
};
