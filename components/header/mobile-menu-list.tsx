'use client';

import { type ReactNode, useEffect } from 'react';
import { groupUrl } from '@/lib/urls/group-url';
import { BRANDS, QUICK_ORDER, SALE } from '@/lib/urls/page-urls';
import { shell as words } from '@/locales/nl/shell';
import { LogoutButton } from '../session/logout-button';
import { LoginLink } from '../shared/login-link';
import type { Audience } from '../shop';
import { SiteLink } from '../ui/site-link';
import type { NavLink } from './nav-group';

export interface MobileMenuListProps {
  groups: NavLink[];
  audience: Audience;
  /** Called after rendering, so that the panel can grow to its height. */
  onReady: () => void;
}

/** Home, the groups, and the account or the login (docs/behaviour.md §3.3). */
export function MobileMenuList({ groups, audience, onReady }: MobileMenuListProps) {
  useEffect(onReady, [onReady]);
  return (
    <ul className="wrap">
      <Row href="/">{words.nav.home}</Row>
      {groups.map((group) => (
        <Row key={group.id} href={groupUrl(group)}>
          {group.label}
        </Row>
      ))}
      <Row href={BRANDS}>{words.nav.brands}</Row>
      <Row href={SALE}>{words.nav.sale}</Row>
      {audience === 'customer' ? (
        <>
          <Row href={QUICK_ORDER}>{words.quickOrder}</Row>
          <Row href="/service">{words.account}</Row>
          <li>
            <LogoutButton />
          </li>
        </>
      ) : (
        <li>
          <LoginLink>{words.login}</LoginLink>
        </li>
      )}
    </ul>
  );
}

function Row({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <SiteLink href={href}>{children}</SiteLink>
    </li>
  );
}
