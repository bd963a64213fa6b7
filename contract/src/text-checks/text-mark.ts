function fnv(text: string, seed: number): number {
  let hash = seed;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Sixteen hexadecimal digits that differ for different texts (FNV-1a, twice). Not for secrets. */
export const textMark = (text: string): string =>
  [0x811c9dc5, 0x01f2e3d4].map((seed) => fnv(text, seed).toString(16).padStart(8, '0')).join('');
