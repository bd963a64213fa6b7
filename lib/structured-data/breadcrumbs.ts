import type { Thing } from './json-ld.ts';

export type Crumb = { label: string; path: string };

/** The breadcrumbs of a page, from below the home page. The page itself comes last and needs no address. */
export function breadcrumbList(origin: string, crumbs: readonly Crumb[], current: string): Thing {
  const links = crumbs.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + path,
  }));
  const here = { '@type': 'ListItem', position: crumbs.length + 1, name: current };
  return { '@type': 'BreadcrumbList', itemListElement: [...links, here] };
}
