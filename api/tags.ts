/** The one manifest of cache tags. Everything that is kept carries its site's tag and that of its kind. */

export type TagKind = 'products' | 'groups' | 'content' | 'settings';

/** `site:demo` */
export const siteTag = (site: string) => `site:${site}`;

/** `site:demo:products` */
export const kindTag = (site: string, kind: TagKind) => `site:${site}:${kind}`;
