const MAX_SLUG = 80;

/** A title as a part of an address: `Köln & meer` is `koln-meer`. `fallback` is for a title without letters and digits. */
export function slugOf(title: string, fallback: string): string {
  const words = title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return words.slice(0, MAX_SLUG).replace(/^-+|-+$/g, '') || fallback;
}
