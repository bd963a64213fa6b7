import { useEffect, useState } from 'react';
import type { ErrorCode, ProductGroup } from '@/api/types';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

interface GroupInTree {
  group: ProductGroup;
  depth: number;
}

/** All groups below each other, with their depth in the tree. */
const flatten = (groups: readonly ProductGroup[], depth = 0): GroupInTree[] =>
  groups.flatMap((group) => [{ group, depth }, ...flatten(group.subgroups, depth + 1)]);

/** The product groups of the site, as options of a select too. */
export function useGroups() {
  const dispatch = useAppDispatch();
  const [groups, setGroups] = useState<readonly GroupInTree[]>([]);
  const [failure, setFailure] = useState<ErrorCode>();
  useEffect(() => {
    void dispatch(callApi('productGroups.tree', { id: 0 })).then((outcome) => {
      if ('value' in outcome) setGroups(flatten(outcome.value));
      else setFailure(outcome.refusal.code);
    });
  }, [dispatch]);
  const options = groups.map(({ group, depth }) => ({
    value: String(group.id),
    text: `${'\u2007\u2007'.repeat(depth)}${group.siteLabel}`,
  }));
  return { groups: groups.map(({ group }) => group), options, failure };
}
