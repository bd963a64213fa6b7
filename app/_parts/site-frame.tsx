import Link from 'next/link';
import type { ReactNode } from 'react';
import type { ProductGroup, Settings } from '@/api/types';
import type { Audience } from '@/lib/audience';
import { groupUrl } from '@/lib/group-url';
import type { Tenant } from '@/tenants/types';

export type SiteFrameProps = {
  tenant: Tenant;
  audience: Audience;
  groups: ProductGroup[];
  settings: Settings;
  children: ReactNode;
};

/** What stands around every page of a site. */
export function SiteFrame({ tenant, audience, groups, settings, children }: SiteFrameProps) {
  return (
    <>
      {settings.alertMessage !== '' && <p role="alert">{settings.alertMessage}</p>}
      <header className="border-line border-b p-4">
        <Link href="/">{tenant.name}</Link>
        <nav aria-label="Assortiment">
          <ul className="flex flex-wrap gap-4">
            {groups.slice(0, 4).map((group) => (
              <li key={group.id}>
                <Link href={groupUrl(group)}>{group.siteLabel}</Link>
              </li>
            ))}
            <li>
              <Link href="/nl/c/merken">Merken</Link>
            </li>
            <li>
              <Link href="/nl/c/sale">Sale</Link>
            </li>
            <li>
              <Link href={audience === 'k' ? '/service' : '/login'}>
                {audience === 'k' ? 'Mijn account' : 'Inloggen'}
              </Link>
            </li>
            <li>
              <Link href="/nl/winkelwagen">Winkelwagen</Link>
            </li>
          </ul>
        </nav>
      </header>
      <main className="p-4">{children}</main>
    </>
  );
}
