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
