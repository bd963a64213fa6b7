import { type SiteMenu, siteMenus } from '@toonbank/contract/editing/menus';
import type { SitePage } from '../admin/use-site-pages';

/** The pages of each menu, in its order. */
export type Arrangement = Readonly<Record<SiteMenu, readonly SitePage[]>>;

const byMenu = (pagesOf: (menu: SiteMenu) => readonly SitePage[]): Arrangement =>
  Object.fromEntries(siteMenus.map((menu) => [menu, pagesOf(menu)])) as Record<SiteMenu, readonly SitePage[]>;

/** The pages with menu and place of the own drafts, in that order. */
export const withOwnDrafts = (pages: readonly SitePage[]): SitePage[] =>
  pages
    .map((page) => ({ ...page, ...page.ownPlace }))
    .sort((one, other) => one.position - other.position || one.id - other.id);

/** The menus as they are on the site; the pages come in their order. */
export const arrangementOf = (pages: readonly SitePage[]): Arrangement =>
  byMenu((menu) => pages.filter((page) => page.menu === menu));

/** The menu that has a page now; undefined for none. */
export const menuWith = (arrangement: Arrangement, id: number): SiteMenu | undefined =>
  siteMenus.find((menu) => arrangement[menu].some((page) => page.id === id));

export const without = (arrangement: Arrangement, id: number): Arrangement =>
  byMenu((menu) => arrangement[menu].filter((page) => page.id !== id));

/** Adds a page at the end of a menu; it leaves the one that had it. */
export function withPage(arrangement: Arrangement, menu: SiteMenu, page: SitePage): Arrangement {
  const others = without(arrangement, page.id);
  return { ...others, [menu]: [...others[menu], page] };
}

/** Moves a page up (-1) or down (1) in its menu; the first and the last one stay where they are. */
export function withMoved(arrangement: Arrangement, menu: SiteMenu, id: number, by: -1 | 1): Arrangement {
  const pages = [...arrangement[menu]];
  const at = pages.findIndex((page) => page.id === id);
  const [page, other] = [pages[at], pages[at + by]];
  if (!page || !other) return arrangement;
  pages[at] = other;
  pages[at + by] = page;
  return { ...arrangement, [menu]: pages };
}

export interface ArrangedPage {
  id: number;
  version: number;
  menu: SiteMenu | '';
  position: number;
}

const sameOrder = (one: readonly SitePage[], other: readonly SitePage[]) =>
  one.length === other.length && one.every(({ id }, at) => id === other[at]?.id);

/** The pages whose menu or place is another than on the site. A menu that did not change keeps its numbers. */
export function changedPages(pages: readonly SitePage[], arrangement: Arrangement): ArrangedPage[] {
  const before = arrangementOf(pages);
  const moved = siteMenus
    .filter((menu) => !sameOrder(before[menu], arrangement[menu]))
    .flatMap((menu) =>
      arrangement[menu].flatMap(({ id, version, ...page }, position) =>
        page.menu === menu && page.position === position ? [] : [{ id, version, menu, position }],
      ),
    );
  const removed = siteMenus
    .flatMap((menu) => before[menu])
    .filter(({ id }) => !menuWith(arrangement, id))
    .map(({ id, version }): ArrangedPage => ({ id, version, menu: '', position: 0 }));
  return [...moved, ...removed];
}
