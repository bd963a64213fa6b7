'use client';

import type { ReactNode } from 'react';
import { groupUrl } from '@/lib/group-url';
import { shell as layout } from '@/locales/nl/shell';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { menuClosed } from '@/store/menu/slice';
import type { Audience } from '../shop';
import { IntentLink } from '../ui/intent-link';
import { LoginLink } from './login-link';
import { LogoutButton } from './logout-button';
import type { NavLink } from './nav-group';

export const MOBILE_MENU_ID = 'mobiel-menu';

const words = layout.nav;

/** Home, the groups, and the account or the login (spec §2). Opens by growing, in 300 ms. */
export function MobileMenu({ groups, audience }: { groups: NavLink[]; audience: Audience }) {
  const open = useAppSelector((state) => state.menu.mobileOpen);
  const dispatch = useAppDispatch();
  return (
    <nav
      id={MOBILE_MENU_ID}
      aria-label={words.menu}
      inert={!open}
      data-open={open || undefined}
      className="mobile-menu"
      onKeyDown={(event) => event.key === 'Escape' && dispatch(menuClosed())}
    >
      <ul className="wrap">
        <Row href="/">{words.home}</Row>
        {groups.map((group) => (
          <Row key={group.id} href={groupUrl(group)}>
            {group.label}
          </Row>
        ))}
        <Row href="/nl/c/merken">{words.brands}</Row>
        <Row href="/nl/c/sale">{words.sale}</Row>
        {audience === 'k' ? (
          <>
            <Row href="/service">{layout.account}</Row>
            <li>
              <LogoutButton />
            </li>
          </>
        ) : (
          <li>
            <LoginLink>{layout.login}</LoginLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Row({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <IntentLink href={href}>{children}</IntentLink>
    </li>
  );
}
