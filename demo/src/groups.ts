import type { Tx } from '../../backend/src/db/connect.ts';
import { productGroups } from '../../backend/src/db/schema/index.ts';
import { insertRows, type NewRow, needed } from './bulk-insert.ts';
import { h2, p, renderBlocks } from './content/blocks.ts';
import type { DemoGroup } from './model.ts';
import { describeScene } from './packshots/describe.ts';
import { drawScene } from './packshots/index.ts';
import type { Gallery } from './pictures.ts';

/** The id of a group by its key. */
export type GroupIds = (key: string) => number;
/** The landing page that guides through a group, by the group's path. */
export type Guides = ReadonlyMap<string, { code: string; title: string }>;

/** Pictures and guides that groups show besides their own data. */
export interface GroupExtras {
  gallery: Gallery;
  guides: Guides;
}

/** Pictures in menu and tiles, and at the head of a group's own page. */
const TILE = { width: 480, height: 360 };
const HEAD = { width: 1280, height: 720 };

/** 'a/b/c' → ['a', 'a/b', 'a/b/c']: the groups from the top to this one. */
export function lineageOf(key: string): string[] {
  const parts = key.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

const pathOf = (key: string): string => `c/${key}`;

/** Text below a group's list, with a link to its guide if there is one. */
function bottomOf({ key, outro }: DemoGroup, guides: Guides): string {
  const guide = guides.get(pathOf(key));
  if (outro === '' && !guide) return '';
  return renderBlocks([
    h2('Goed om te weten'),
    ...(outro === '' ? [] : [p(outro)]),
    ...(guide ? [p(`Meer weten? Lees de [keuzehulp ${guide.title.toLowerCase()}](/${guide.code}).`)] : []),
  ]);
}

const firstSentence = (text: string): string => text.split(/(?<=\.) /)[0] ?? '';

function rowOf(
  group: DemoGroup,
  shop: string,
  ids: GroupIds,
  { gallery, guides }: GroupExtras,
): NewRow<typeof productGroups> {
  const parent = lineageOf(group.key).at(-2);
  const picture = (size: { width: number; height: number }) =>
    gallery.add(
      'groups',
      JSON.stringify([group.picture, size]),
      () => drawScene(group.picture, size),
      describeScene(group.picture),
    );
  return {
    parentId: parent === undefined ? null : ids(parent),
    label: group.label,
    permalink: `/nl/${pathOf(group.key)}`,
    path: pathOf(group.key),
    sortOrder: group.sortOrder,
    image: picture(TILE),
    foto: picture(HEAD),
    contentTop: group.intro,
    contentBottom: bottomOf(group, guides),
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
  extras: GroupExtras,
): Promise<GroupIds> {
  const ids = new Map<string, number>();
  const idOf: GroupIds = (key) => needed(ids.get(key), `group ${key}`);
  const byDepth = Map.groupBy(groups, (group) => lineageOf(group.key).length);
  for (const depth of [...byDepth.keys()].sort((a, b) => a - b)) {
    const level = byDepth.get(depth) ?? [];
    const written = await insertRows(tx, {
      table: productGroups,
      siteId: site.id,
      rows: level.map((group) => rowOf(group, site.name, idOf, extras)),
      returning: ['id', 'path'],
    });
    const byPath = new Map(written.map(({ path, id }) => [path, id]));
    for (const { key } of level) ids.set(key, needed(byPath.get(pathOf(key)), `group ${key}`));
  }
  return idOf;
}
