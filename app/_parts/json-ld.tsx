import { jsonLdText, type Thing } from '@/lib/structured-data/json-ld';

/** What a page is about, for search engines. Data, not a script: no policy has to allow it. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  if (things.length === 0) return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLdText leaves nothing in it that could end the element.
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(...things) }} />
  );
}
