'use client';

import { shell as layout } from '@/locales/nl/shell';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { mobileMenuToggled } from '@/store/menu/slice';
import { Icon } from '../ui/icon';
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
      className="menu-button"
    >
      <Icon name={open ? 'close' : 'menu'} />
    </button>
  );
}
