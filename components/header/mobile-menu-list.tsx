'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { groupUrl } from '@/lib/urls/group-url';
import { MENU_FILE } from '@/lib/urls/internal-urls';
import { ORDER_LISTS } from '@/lib/urls/order-list-urls';
import { BRANDS, CONTACT, GROUPS, QUICK_ORDER, SALE } from '@/lib/urls/page-urls';
import { mobileMenu as more } from '@/locales/nl/layout';
import { shell as words } from '@/locales/nl/shell';
import { LogoutButton } from '../session/logout-button';
import { LoginLink } from '../shared/login-link';
import { PhoneLink } from '../shared/phone-link';
import type { Audience } from '../shop';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { Skeleton } from '../ui/skeleton';
import type { MenuFile, MenuGroup } from './nav-group';

export interface MobileMenuListProps {
  audience: Audience;
  /** Called after rendering, so that the panel can grow to its height. */
  onReady: () => void;
}

/** Rows that stand for the groups while they are loaded. */
const PLACEHOLDERS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Loads the menu file. Undefined: loading; null: failed, and 'Alle groepen' leads to the groups. */
function useMenuFile(): MenuFile | null | undefined {
  const [file, setFile] = useState<MenuFile | null>();
  useEffect(() => {
    fetch(MENU_FILE)
      .then((answer) => (answer.ok ? answer.json() : null))
      .then(setFile)
      .catch(() => setFile(null));
  }, []);
  return file;
}

/** Home, the groups with their subgroups, and the account or the login (docs/behaviour.md §3.3). */
export function MobileMenuList({ audience, onReady }: MobileMenuListProps) {
  const file = useMenuFile();
  useEffect(onReady, [onReady]);
  return (
    <ul className="wrap">
      <Row href="/">{words.nav.home}</Row>
      {file === undefined
        ? PLACEHOLDERS.map((key) => (
            <li key={key} aria-hidden="true" className="flex h-12 items-center">
              <Skeleton className="h-4 w-40" />
            </li>
          ))
        : file?.groups.map((group) => <Group key={group.id} group={group} />)}
      <Row href={GROUPS}>{words.nav.groups}</Row>
      <Row href={BRANDS}>{words.nav.brands}</Row>
      <Row href={SALE}>{words.nav.sale}</Row>
      {audience === 'customer' ? (
        <>
          {file !== undefined && !file?.consumer && <Row href={QUICK_ORDER}>{words.quickOrder}</Row>}
          <Row href={ORDER_LISTS}>{more.orderLists}</Row>
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
      <Row href={CONTACT}>{more.contact}</Row>
      {file && (
        <li>
          <PhoneLink phone={file.phone} icon />
        </li>
      )}
    </ul>
  );
}

/** A group that unfolds; one at a time. */
function Group({ group }: { group: MenuGroup }) {
  if (group.subgroups.length === 0) return <Row href={groupUrl(group)}>{group.label}</Row>;
  return (
    <li>
      <details name="mobile-group">
        <summary>
          {group.label}
          <Icon name="chevron-down" />
        </summary>
        <ul>
          <Row href={groupUrl(group)}>{words.nav.all(group.label)}</Row>
          {group.subgroups.map((sub) => (
            <Row key={sub.id} href={groupUrl(sub)}>
              {sub.label}
            </Row>
          ))}
        </ul>
      </details>
    </li>
  );
}

function Row({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <SiteLink href={href}>{children}</SiteLink>
    </li>
  );
}
