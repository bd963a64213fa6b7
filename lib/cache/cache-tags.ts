/** All cache tags. Every cached answer carries the tag of its site and the tag of its kind. */

export type TagKind = 'products' | 'groups' | 'content' | 'settings' | 'delivery';

/** `site:demo` */
export const siteTag = (site: string) => `site:${site}`;

/** The site of a tag; undefined for one without a site. */
export const siteOfTag = (tag: string): string | undefined => /^site:([^:]+)/.exec(tag)?.[1];

/** `site:demo:products` */
export const kindTag = (site: string, kind: TagKind) => `site:${site}:${kind}`;
