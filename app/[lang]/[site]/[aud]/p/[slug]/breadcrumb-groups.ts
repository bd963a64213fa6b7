import type { ProductGroup } from '@/api/types';

/** The groups with these ids, from the top of the tree to the leaf. */
export function breadcrumbGroups(ids: readonly number[], tree: readonly ProductGroup[]): ProductGroup[] {
  const next = tree.find((group) => ids.includes(group.id));
  return next ? [next, ...breadcrumbGroups(ids, next.subgroups)] : [];
}
