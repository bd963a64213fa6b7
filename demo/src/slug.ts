/** 'Crème-spoeling 2 × 5 L' → 'creme-spoeling-2-5-l'. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return plain.replace(/^-|-$/g, '').slice(0, 80).replace(/-$/, '');
}
