import type { SeenCode } from '@/lib/scan/codes';

/** A code counts again after this many frames without it: a hand trembles, and single frames are not sharp. */
const MIN_FRAMES_WITHOUT_CODE = 8;

/** Called with what each frame shows: whether that code came into view just now. */
export function newCodes(): (seen: SeenCode | undefined) => boolean {
  /** How many frames ago each code was seen. */
  const ages = new Map<string, number>();
  return (seen) => {
    for (const [key, age] of ages) {
      if (age >= MIN_FRAMES_WITHOUT_CODE) ages.delete(key);
      else ages.set(key, age + 1);
    }
    if (!seen) return false;
    const key = `${seen.format} ${seen.text}`;
    const isNew = !ages.has(key);
    ages.set(key, 0);
    return isNew;
  };
}
