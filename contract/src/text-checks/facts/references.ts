import { quoted, type TextFinding } from '../finding.ts';
import type { Passage, ReadText } from '../read-text.ts';
import type { SiteFacts } from './site-facts.ts';

/** What a text leads to, to be looked up in the data of the site. */
export interface References {
  /** Addresses of the shop, from the first slash. */
  addresses: readonly string[];
  articleNumbers: readonly string[];
  /** Images that their place gives no alternative text. */
  images: readonly string[];
}

/** The references that lead nowhere: pages that are absent, products that are no longer sold, images that nobody described. */
export interface DeadReferences {
  addresses: ReadonlySet<string>;
  articleNumbers: ReadonlySet<string>;
  images: ReadonlySet<string>;
}

const ARTICLE =
  /\b(?:artikel(?:nummer|nr|code)s?|art\.? ?(?:nr|nummer)|bestel(?:nummer|code)s?)\.? ?:? ?((?=[A-Z\d./-]{0,19}\d)[A-Z\d][A-Z\d./-]{1,18}[A-Z\d])/gi;

/** The path of an address in this shop, with its query and without its anchor; undefined for all other addresses. */
function ownAddress(href: string, { hosts }: { hosts: readonly string[] }): string | undefined {
  const path = /^\/(?!\/)[^#]*/.exec(href)?.[0];
  if (path !== undefined) return path;
  const { 1: host = '', 2: rest = '' } = /^https?:\/\/([^/#?]{1,253})([^#]*)/i.exec(href) ?? [];
  return host !== '' && hosts.includes(host.toLowerCase()) ? rest || '/' : undefined;
}

const articlesIn = ({ text }: Passage) =>
  !/(?:artikel|art|bestel)/i.test(text)
    ? []
    : [...text.matchAll(ARTICLE)].map(({ 1: number = '' }) => number.toUpperCase());

const imagesWithoutText = ({ images }: ReadText) => images.filter(({ alt }) => !alt?.trim());

/** Images that have no alternative text, neither in their place nor in the library. */
export const undescribedImages = (text: ReadText, { images }: DeadReferences): TextFinding[] =>
  imagesWithoutText(text)
    .filter(({ src }) => images.has(src))
    .map(({ block, src }) => ({ code: 'missing_alt', quote: quoted(src), block, expected: '' }));

export function referencesOf(texts: readonly ReadText[], facts: SiteFacts): References {
  const passages = texts.flatMap((text) => text.passages);
  const addresses = passages.flatMap(({ links }) =>
    links.flatMap(({ href }) => ownAddress(href, facts) ?? []),
  );
  return {
    addresses: [...new Set(addresses)],
    articleNumbers: [...new Set(passages.flatMap(articlesIn))],
    images: [...new Set(texts.flatMap(imagesWithoutText).map(({ src }) => src))],
  };
}

function deadLinks({ links, block }: Passage, facts: SiteFacts, dead: DeadReferences): TextFinding[] {
  return links.flatMap(({ href, text }): TextFinding[] => {
    const address = ownAddress(href, facts);
    if (address !== undefined)
      return dead.addresses.has(address)
        ? [{ code: 'dead_link', quote: quoted(text || href), block, expected: href }]
        : [];
    const host = /^https?:\/\/([^/#?]{1,253})/i.exec(href)?.[1]?.toLowerCase() ?? '';
    const other = facts.others.find(({ hosts }) => hosts.includes(host));
    return other ? [{ code: 'other_shop', quote: quoted(text || href), block, expected: other.name }] : [];
  });
}

/** Links that lead nowhere or to another shop, and article numbers that the shop does not sell. */
export const wrongReferences = (passage: Passage, facts: SiteFacts, dead: DeadReferences): TextFinding[] => [
  ...deadLinks(passage, facts, dead),
  ...articlesIn(passage)
    .filter((number) => dead.articleNumbers.has(number))
    .map((quote): TextFinding => ({ code: 'article_gone', quote, block: passage.block, expected: '' })),
];
