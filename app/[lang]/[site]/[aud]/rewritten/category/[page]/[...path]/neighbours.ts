import 'server-only';
import type { GroupPage, ProductGroup } from '@/api/types';
import { getGroupTree, getProductList } from '@/app/_data/catalogue';
import type { Neighbours } from '@/components/listing/one-product/group-neighbours';

const SHOWN = 4;

function findGroup(tree: readonly ProductGroup[], id: number): ProductGroup | undefined {
  for (const group of tree) {
    const found = group.id === id ? group : findGroup(group.subgroups, id);
    if (found) return found;
  }
  return undefined;
}

/** Neighbours of a group of one product: the other groups and products of its parent. None for a group at the top. */
export async function getNeighbours(
  site: string,
  { id, breadcrumbs }: Pick<GroupPage, 'id' | 'breadcrumbs'>,
  only: number,
): Promise<Neighbours | undefined> {
  const parent = breadcrumbs.filter((crumb) => crumb.id !== id).at(-1);
  if (!parent) return undefined;
  const [tree, { docs }] = await Promise.all([
    getGroupTree(site),
    getProductList(site, { groupID: parent.id, families: true, page: 0, pageSize: SHOWN + 1 }),
  ]);
  return {
    parent,
    groups: (findGroup(tree, parent.id)?.subgroups ?? []).filter((group) => group.id !== id),
    docs: docs.filter(({ productId }) => productId !== only).slice(0, SHOWN),
  };
}
