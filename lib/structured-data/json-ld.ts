/** A thing of schema.org; `undefined` fields are not written. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** Writes items as the text of a `<script type="application/ld+json">`: no character in it can end the script. */
export function jsonLdText(...items: Thing[]): string {
  const data = items.length === 1 ? items[0] : { '@graph': items };
  return JSON.stringify({ '@context': 'https://schema.org', ...data })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
