import { slugify } from './slug.ts';

/** Where a brand's page is: `/nl/c/merken/<slug>`; the overview of brands where a name has no letters to make one of. */
export function brandUrl(name: string): string {
  const slug = slugify(name);
  return slug === '' ? '/nl/c/merken' : `/nl/c/merken/${slug}`;
}
