'use client';

import { type ReactNode, useDeferredValue, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What stands below the first screen. In the page that the server drew it is there at once; after a click inside the
 * shop it follows right behind the top of the page, which is then there sooner.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const drawn = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [fromServer] = useState(drawn);
  return useDeferredValue(true, fromServer) && children;
}
