'use client';

import type { ReactNode } from 'react';
import { groupUrl } from '@/lib/group-url';
import { layout } from '@/locales/nl/layout';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { menuClosed } from '@/store/menu/slice';
import type { Audience } from '../shop';
import { ChevronRightIcon } from '../ui/icons';
import { IntentLink } from '../ui/intent-link';
import { LoginLink } from './login-link';
import { LogoutButton } from './logout-button';
import type { NavLink } from './nav-group';

export const MOBILE_MENU_ID = 'mobiel-menu';

const words = layout.nav;
const row = 'flex min-h-12 w-full items-center justify-between gap-3 font-medium';

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
      className="grow-panel border-line bg-surface text-ink lg:hidden"
      onKeyDown={(event) => event.key === 'Escape' && dispatch(menuClosed())}
    >
      <ul className="wrap max-h-[calc(100dvh-8rem)] min-h-0 divide-y divide-line overflow-y-auto">
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
              <LogoutButton className={row} />
            </li>
          </>
        ) : (
          <li>
            <LoginLink className={row}>{layout.login}</LoginLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

function Row({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <IntentLink href={href} className={row}>
        {children}
        <ChevronRightIcon className="size-4 text-ink-soft" />
      </IntentLink>
    </li>
  );
}
