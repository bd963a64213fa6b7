import { placeholderCompany } from '@toonbank/contract/shop-check/placeholder-company';
import type { Tenant } from '../types.ts';

/** Placeholder values that `npm run site` writes: they pass the check, which reports them. */
export const placeholders = {
  tagline: 'Tagline van deze winkel',
  intro: 'Wat deze winkel verkoopt, en voor wie.',
  ...placeholderCompany,
  htmlDescription: 'Beschrijving van deze winkel voor zoekmachines.',
  htmlKeywords: 'groothandel',
} as const;

/** Names of the fields that still have a placeholder, such as `branch.kvk`. */
export function openFields({ branch, ...site }: Tenant): string[] {
  const { tagline, intro, htmlDescription, htmlKeywords, ...ofBranch } = placeholders;
  const open = (said: object, places: object, before = '') =>
    Object.entries(places)
      .filter(([field, text]) => Reflect.get(said, field) === text)
      .map(([field]) => before + field);
  return [
    ...open(site, { tagline, intro, htmlDescription, htmlKeywords }),
    ...open(branch, ofBranch, 'branch.'),
  ];
}
