/** What somebody reads in `jumborol-wit-2-laags-1234`: 'jumborol wit 2 laags'; the last number is the product's own. */
export function slugToText(slugAndId: string): string {
  let slug = slugAndId;
  try {
    slug = decodeURIComponent(slugAndId);
  } catch {
    // A `%` that somebody typed into the address bar.
  }
  return slug
    .replace(/-?\d*$/, '')
    .replaceAll('-', ' ')
    .trim();
}
