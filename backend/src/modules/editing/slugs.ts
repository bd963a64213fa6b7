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

/**
 * Inserts under the first address that is free: the second row with a title gets `-2`.
 * @param insert resolves with undefined where the address is in use
 */
export async function withFreeSlug<T>(
  slug: string,
  insert: (slug: string) => Promise<T | undefined>,
): Promise<T> {
  for (let number = 1; ; number += 1) {
    const made = await insert(number === 1 ? slug : `${slug}-${number}`);
    if (made) return made;
  }
}
