'use client';

import { type ReactNode, useDeferredValue, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Content below the first screen. In a server-rendered document it is included at once; after a client-side
 * navigation it renders after the top of the page, which then appears sooner.
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
