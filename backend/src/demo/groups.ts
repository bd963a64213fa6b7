import type { Tx } from '../db/connect.ts';
import { productGroups } from '../db/schema/index.ts';
import { insertRows, type NewRow, needed } from './bulk-insert.ts';
import type { DemoGroup } from './model.ts';
import { drawScene } from './packshots/index.ts';
import type { Gallery } from './pictures.ts';

/** The id of a group by its key. */
export type GroupIds = (key: string) => number;

/** Pictures in menu and tiles, and across a group's own page. */
const TILE = { width: 480, height: 360 };
const BANNER = { width: 1280, height: 360 };

/** 'a/b/c' → ['a', 'a/b', 'a/b/c']: the groups from the top to this one. */
export function lineageOf(key: string): string[] {
  const parts = key.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

const pathOf = (key: string): string => `c/${key}`;

const firstSentence = (text: string): string => text.split(/(?<=\.) /)[0] ?? '';

function rowOf(
  group: DemoGroup,
  shop: string,
  ids: GroupIds,
  gallery: Gallery,
): NewRow<typeof productGroups> {
  const parent = lineageOf(group.key).at(-2);
  const picture = (size: { width: number; height: number }) =>
    gallery.add('groups', JSON.stringify([group.picture, size]), () => drawScene(group.picture, size));
  return {
    parentId: parent === undefined ? null : ids(parent),
    label: group.label,
    permalink: `/nl/${pathOf(group.key)}`,
    path: pathOf(group.key),
    sortOrder: group.sortOrder,
    image: picture(TILE),
    foto: picture(BANNER),
    contentTop: group.intro,
    contentBottom: group.outro,
    htmlTitle: `${group.label} | ${shop}`,
    htmlDescription:
      firstSentence(group.intro) || `${group.label} bestelt u bij ${shop}, uit voorraad en snel geleverd.`,
  };
}

/** Write the group tree, level by level because a group names its parent. */
export async function writeGroups(
  tx: Tx,
  site: { id: string; name: string },
  groups: DemoGroup[],
  gallery: Gallery,
): Promise<GroupIds> {
  const ids = new Map<string, number>();
  const idOf: GroupIds = (key) => needed(ids.get(key), `group ${key}`);
  const byDepth = Map.groupBy(groups, (group) => lineageOf(group.key).length);
  for (const depth of [...byDepth.keys()].sort((a, b) => a - b)) {
    const level = byDepth.get(depth) ?? [];
    const written = await insertRows(tx, {
      table: productGroups,
      siteId: site.id,
      rows: level.map((group) => rowOf(group, site.name, idOf, gallery)),
      returning: ['id', 'path'],
    });
    const byPath = new Map(written.map(({ path, id }) => [path, id]));
    for (const { key } of level) ids.set(key, needed(byPath.get(pathOf(key)), `group ${key}`));
  }
  return idOf;
}
