/** A thing of schema.org; `undefined` fields are not written. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** Writes things as the text of a `<script type="application/ld+json">`: no character in it can end the script. */
export function jsonLdText(...things: Thing[]): string {
  const data = things.length === 1 ? things[0] : { '@graph': things };
  return JSON.stringify({ '@context': 'https://schema.org', ...data })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
