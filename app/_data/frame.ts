import 'server-only';
import { type SiteMenu, siteMenus } from '@toonbank/contract/editing/menus';
import { cacheLife } from 'next/cache';
import type { ProductGroup, Reviews } from '@/api/types';
import type { MenuLinks, PageLink } from '@/components/shop';
import { footerColumns } from '@/locales/nl/layout';
import { getGroupTree } from './catalogue';
import { getMenuLinks, getReviews, getSettings } from './content';
import { isChristmas } from './shop';
import { keptUnlessView } from './view';

/** Data of the frame around every page of a site. */
export interface Frame {
  /** The two upper levels: the menus show no more, and the whole tree is ten times as much to carry. */
  groups: ProductGroup[];
  alertMessage: string;
  alertLink?: string;
  reviews?: Reviews;
  menus: MenuLinks;
  christmas: boolean;
}

const isUsual = (menu: SiteMenu, links: PageLink[]) =>
  JSON.stringify(links) === JSON.stringify(footerColumns[menu].pages);

async function loadMenus(site: string): Promise<MenuLinks> {
  const menus = await Promise.all(
    siteMenus.map(async (menu) => [menu, await getMenuLinks(site, menu)] as const),
  );
  return Object.fromEntries(menus.filter(([menu, links]) => !isUsual(menu, links)));
}

async function loadFrame(site: string): Promise<string> {
  const [tree, settings, reviews, menus, christmas] = await Promise.all([
    getGroupTree(site),
    getSettings(site),
    getReviews(site),
    loadMenus(site),
    isChristmas(),
  ]);
  const groups = tree.map((group) => ({
    ...group,
    subgroups: group.subgroups.map((subgroup) => ({ ...subgroup, subgroups: [] })),
  }));
  const { alertMessage, alertLink } = settings;
  const frame: Frame = { groups, alertMessage, ...(alertLink && { alertLink }), reviews, menus, christmas };
  return JSON.stringify(frame);
}

/** One entry instead of five, as text: a customer's page reads it at every request. The tags are those of its parts. */
async function keptFrame(site: string): Promise<string> {
  'use cache';
  cacheLife('catalogue');
  return loadFrame(site);
}
const frameText = keptUnlessView(keptFrame, loadFrame);

export async function getFrame(site: string): Promise<Frame> {
  return JSON.parse(await frameText(site));
}
