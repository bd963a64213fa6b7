'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { menuClosed } from '@/store/menu/slice';
import { searchChanged } from '@/store/products/slice';

const SEARCH = '/nl/zoeken/';

/** On a change of page the menus close; the search text stays on search pages only (spec §4). */
export function RouteEffects() {
  const pathname = usePathname();
  const dispatch = useAppDispatch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what sets it off
  useEffect(() => {
    dispatch(menuClosed());
    // The address bar's path: with a rewrite the router's own may be an internal one.
    const { pathname: path } = window.location;
    dispatch(searchChanged(path.startsWith(SEARCH) ? decode(path.slice(SEARCH.length)) : ''));
  }, [pathname, dispatch]);
  return null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
