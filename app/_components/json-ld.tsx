import { jsonLdText, type Thing } from '@/lib/structured-data/json-ld';

/**
 * Structured data for search engines. A data block, not a script: it needs no exception in the content
 * security policy.
 */
export function JsonLd({ items }: { items: readonly Thing[] }) {
  if (items.length === 0) return null;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: jsonLdText leaves nothing in it that could end the element.
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(...items) }} />
  );
}
