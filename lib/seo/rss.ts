import { escapeXml } from './escape-xml.ts';

export interface RssItem {
  title: string;
  summary: string;
  /** Absolute, like all addresses here; it identifies the item. */
  url: string;
  /** ISO. */
  published: string;
  picture?: { url: string; type: string; width?: number; height?: number };
}

export interface RssChannel {
  title: string;
  description: string;
  /** The page with the same news. */
  url: string;
  /** Of the feed itself. */
  feedUrl: string;
  language: string;
  /** Newest first. */
  items: readonly RssItem[];
}

/** RFC 822, as RSS asks; in UTC. */
const rfc822 = (iso: string) => new Date(iso).toUTCString();

const element = (name: string, text: string, attributes = '') =>
  `<${name}${attributes}>${escapeXml(text)}</${name}>`;

function mediaContent({ url, type, width, height }: NonNullable<RssItem['picture']>): string {
  const size = width && height ? ` width="${width}" height="${height}"` : '';
  return `<media:content url="${escapeXml(url)}" medium="image" type="${escapeXml(type)}"${size}/>`;
}

function itemXml({ title, summary, url, published, picture }: RssItem): string {
  const parts = [
    element('title', title),
    element('link', url),
    element('guid', url, ' isPermaLink="true"'),
    element('pubDate', rfc822(published)),
    ...(summary === '' ? [] : [element('description', summary)]),
    ...(picture ? [mediaContent(picture)] : []),
  ];
  return `<item>\n${parts.join('\n')}\n</item>\n`;
}

/** RSS 2.0. Pictures are in the namespace of Media RSS: an enclosure has to state the size of its file. */
export function rssFeed({ title, description, url, feedUrl, language, items }: RssChannel): string {
  const [latest] = items;
  const head = [
    element('title', title),
    element('link', url),
    element('description', description),
    element('language', language),
    `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...(latest ? [element('lastBuildDate', rfc822(latest.published))] : []),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/">
<channel>
${head.join('\n')}
${items.map(itemXml).join('')}</channel>
</rss>
`;
}
