import type { ProductGroup } from '@/api/types';

/** Fields of a group that the menus need. Keep them few: they are on every page. */
export interface NavLink {
  id: number;
  label: string;
  path: string;
}
export interface NavGroup extends NavLink {
  image: string;
  /** Three columns, by the first digit of sortOrder (docs/behaviour.md §3.2); none without subgroups. */
  columns: NavLink[][];
}
/** Links below each subgroup, by subgroup id. */
export type DeepLinks = Record<number, NavLink[]>;

/** Groups in the main navigation (docs/behaviour.md §3.2). */
const MAX_MAIN_GROUPS = 4;
/** Links under one heading; the group's own page has the rest. */
const MAX_LINKS = 5;

const linkOf = ({ id, siteLabel, path }: ProductGroup): NavLink => ({ id, label: siteLabel, path });

function columnOf({ sortOrder }: ProductGroup): number {
  const digit = Number(String(sortOrder)[0]);
  return digit >= 1 && digit <= 3 ? digit : 3;
}

export function mainGroups(groups: readonly ProductGroup[]): NavGroup[] {
  return groups.slice(0, MAX_MAIN_GROUPS).map((group) => ({
    ...linkOf(group),
    image: group.image,
    columns: (group.subgroups.length > 0 ? [1, 2, 3] : []).map((column) =>
      group.subgroups.filter((sub) => columnOf(sub) === column).map(linkOf),
    ),
  }));
}

/** Links below the headings of the mega menus. */
export function deepLinks(groups: readonly ProductGroup[]): DeepLinks {
  const headings = groups.slice(0, MAX_MAIN_GROUPS).flatMap((group) => group.subgroups);
  return Object.fromEntries(
    headings.map(({ id, subgroups }) => [id, subgroups.slice(0, MAX_LINKS).map(linkOf)]),
  );
}

/** The answer of `/theme/menu`, which the menus load at their first use. */
export interface MenuFile {
  /** Below each subgroup of the mega menus, by subgroup id. */
  deep: DeepLinks;
  /** For the menu on a phone. */
  groups: MenuGroup[];
  /** Display format: `020 555 01 10`. */
  phone: string;
  /** Whether the shop sells to consumers, who have no pages of businesses. */
  consumer: boolean;
}
export interface MenuGroup extends NavLink {
  subgroups: NavLink[];
}

export const menuGroups = (groups: readonly ProductGroup[]): MenuGroup[] =>
  groups.map((group) => ({ ...linkOf(group), subgroups: group.subgroups.map(linkOf) }));
