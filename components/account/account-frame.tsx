import type { ReactNode } from 'react';
import { account as words } from '@/locales/nl/account';
import { LogoutButton } from '../layout/logout-button';
import { IntentLink } from '../ui/intent-link';

const links = [
  { key: 'overview', href: '/nl/mijn-account', label: words.overview },
  { key: 'orders', href: '/nl/mijn-account/bestellingen', label: words.orders },
] as const;
const look = 'flex min-h-11 items-center gap-2 whitespace-nowrap rounded-m px-3 text-sm';

export interface AccountFrameProps {
  current: (typeof links)[number]['key'];
  title: string;
  children: ReactNode;
}

/** The menu of the account beside, or on a phone above, its pages. */
export function AccountFrame({ current, title, children }: AccountFrameProps) {
  return (
    <div className="wrap grid gap-6 py-8 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-12 lg:py-10">
      <nav aria-label={words.nav} className="no-print">
        <ul className="flex gap-1 overflow-x-auto lg:sticky lg:top-40 lg:flex-col">
          {links.map(({ key, href, label }) => (
            <li key={key}>
              <IntentLink
                href={href}
                aria-current={key === current ? 'page' : undefined}
                className={`${look} hover:bg-surface-alt aria-[current=page]:bg-surface-alt aria-[current=page]:font-semibold`}
              >
                {label}
              </IntentLink>
            </li>
          ))}
          <li>
            <LogoutButton className={`${look} w-full hover:bg-surface-alt`} />
          </li>
        </ul>
      </nav>
      <div className="min-w-0">
        <h1 className="mb-6 font-bold text-2xl lg:text-3xl">{title}</h1>
        {children}
      </div>
    </div>
  );
}
