import { escapeXml } from './escape-xml.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const LINKS = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';

/** A page of the site: its encoded path, and when it last changed (ISO), where known. */
export type SitemapEntry = {
  path: string;
  changed?: string;
  /** True: the sitemap names the languages, because the page itself does not. */
  forAll?: boolean;
};

/**
 * Builds a sitemap of at most 50,000 pages, the protocol's limit. `languages` are those that every page is meant for.
 */
export function urlSet(
  origin: string,
  entries: readonly SitemapEntry[],
  languages: readonly string[] = [],
): string {
  const urls = entries.map(({ path, changed, forAll }) => {
    const url = escapeXml(origin + path);
    const modified = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : '';
    const meant = (forAll ? languages : []).map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`,
    );
    return `<url><loc>${url}</loc>${modified}${meant.join('')}</url>\n`;
  });
  return `${HEAD}<urlset ${SPACE} ${LINKS}>\n${urls.join('')}</urlset>\n`;
}

/** Builds a sitemap of sitemaps. */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const parts = paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>\n`);
  return `${HEAD}<sitemapindex ${SPACE}>\n${parts.join('')}</sitemapindex>\n`;
}
