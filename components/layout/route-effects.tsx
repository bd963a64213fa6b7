'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { menuClosed } from '@/store/menu/slice';

/** Closes the menus on navigation (docs/behaviour.md §3.2). */
export function RouteEffects() {
  const pathname = usePathname();
  const dispatch = useAppDispatch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what sets it off
  useEffect(() => {
    dispatch(menuClosed());
  }, [pathname, dispatch]);
  return null;
}
