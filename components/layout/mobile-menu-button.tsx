'use client';

import { layout } from '@/locales/nl/layout';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { mobileMenuToggled } from '@/store/menu/slice';
import { CloseIcon, MenuIcon } from '../ui/icons';
import { MOBILE_MENU_ID } from './mobile-menu';

export function MobileMenuButton() {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => state.menu.mobileOpen);
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={MOBILE_MENU_ID}
      aria-label={open ? layout.nav.closeMenu : layout.nav.menu}
      onClick={() => dispatch(mobileMenuToggled())}
      className="-ml-2 flex size-11 items-center justify-center rounded-m lg:hidden"
    >
      {open ? <CloseIcon className="size-6" /> : <MenuIcon className="size-6" />}
    </button>
  );
}
