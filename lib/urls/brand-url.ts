import { slugify } from '../slug.ts';

/**
 * The address of a brand's page: `/nl/c/merken/<slug>`; of the brands page where the name has no letters for a slug.
 */
export function brandUrl(name: string): string {
  const slug = slugify(name);
  return slug === '' ? '/nl/c/merken' : `/nl/c/merken/${slug}`;
}
