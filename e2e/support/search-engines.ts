import { type APIRequestContext, expect } from '@playwright/test';
import { siteUrl } from './shop.ts';

/** Public origins of these sites. */
export const origins = {
  demo: 'https://demo.toonbank.example',
  huispapier: 'https://www.huispapier.example',
  zakkenhuis: 'https://www.zakkenhuis.example',
};
export type SiteName = keyof typeof origins;

/** A shop seen by its own host, through one address: no name has to be known to this machine. */
export function shopAt(request: APIRequestContext, baseURL: string | undefined, site: SiteName) {
  const host = siteUrl(baseURL, site).split('/')[2] ?? '';
  return (path: string, headers: Record<string, string> = {}) =>
    request.get(path, { headers: { host, ...headers }, maxRedirects: 0 });
}

/** The paths of a sitemap, which names the site's own host and no other. */
export function pathsOf(xml: string, site: SiteName): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
    expect(url.startsWith(`${origins[site]}/`), url).toBe(true);
    return url.replaceAll('&apos;', "'").replaceAll('&amp;', '&').slice(origins[site].length);
  });
}

/** The first match's group in a page. */
export const tag = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
/** The canonical URL of a page. */
export const canonicalOf = (html: string) => tag(html, /<link rel="canonical" href="([^"]+)"/);
/** The structured data of a page. */
export const jsonLdOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].flatMap(([, text = '']) => {
    const { '@graph': graph, ...thing } = JSON.parse(text);
    return graph ?? [thing];
  });
export const thingOf = (html: string, type: string) =>
  jsonLdOf(html).find((thing) => thing['@type'] === type);
