const MAX_LENGTH = 80;

/** Text → the readable part of an address: `Zeep & crème, 5 L` → `zeep-en-creme-5-l`; may be empty. */
export function slugify(text: string): string {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replaceAll('&', ' en ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (slug.length <= MAX_LENGTH) return slug;
  const cut = slug.slice(0, MAX_LENGTH + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0)) || slug.slice(0, MAX_LENGTH);
}
