'use client';

import { Suspense, useCallback, useState } from 'react';
import { shell } from '@/locales/nl/shell';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { menuClosed } from '@/store/menu/slice';
import type { Audience } from '../shop';
import { lazyPart } from '../ui/lazy-part';

const MobileMenuList = lazyPart(() => import('./mobile-menu-list').then((module) => module.MobileMenuList));

export const MOBILE_MENU_ID = 'mobiel-menu';

/** Menu panel on a phone, opens in 300 ms. Its list is loaded on first opening and kept. */
export function MobileMenu({ audience }: { audience: Audience }) {
  const open = useAppSelector((state) => state.menu.mobileOpen);
  const dispatch = useAppDispatch();
  const [ready, setReady] = useState(false);
  const onReady = useCallback(() => setReady(true), []);
  return (
    <nav
      id={MOBILE_MENU_ID}
      aria-label={shell.nav.menu}
      inert={!open}
      data-open={(open && ready) || undefined}
      className="mobile-menu"
      onKeyDown={(event) => event.key === 'Escape' && dispatch(menuClosed())}
    >
      {(open || ready) && (
        <Suspense fallback={null}>
          <MobileMenuList audience={audience} onReady={onReady} />
        </Suspense>
      )}
    </nav>
  );
}
