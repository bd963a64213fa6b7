/**
 * Readable text of a slug: `jumborol-wit-2-laags-1234` becomes 'jumborol wit 2 laags'; the last number is
 * the product id.
 */
export function slugToText(slugAndId: string): string {
  let slug = slugAndId;
  try {
    slug = decodeURIComponent(slugAndId);
  } catch {
    // Invalid percent-encoding, typed into the address bar.
  }
  return slug
    .replace(/-?\d*$/, '')
    .replaceAll('-', ' ')
    .trim();
}
