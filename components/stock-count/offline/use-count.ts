'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { initialCount } from './count-session';
import { type LiveCount, startCount } from './live-count';

/**
 * The count of one list on this device; its state is described at `CountState`. With the trouble `signed_out` the phase stays
 * `ready`, so that counting goes on.
 *
 * `add` and `addPlace` resolve true once the entry is on the disk: only then may the screen show it as counted.
 */
export function useCount(listId: number) {
  const dispatch = useAppDispatch();
  const [count, setCount] = useState<LiveCount>();
  useEffect(() => {
    const started = startCount(listId, dispatch);
    setCount(started);
    return started.stop;
  }, [listId, dispatch]);
  const state = useSyncExternalStore(
    count?.subscribe ?? neverChanges,
    count?.getState ?? (() => initialCount),
    () => initialCount,
  );
  return { ...state, ...(count?.actions ?? noActions) };
}

const neverChanges = () => () => undefined;

const noActions: LiveCount['actions'] = {
  add: async () => false,
  addPlace: async () => false,
  finish: async () => ({ state: 'failed' }),
  refresh: async () => undefined,
};
