import { type AccountPage, accountPages, businessPages } from '@/lib/urls/account-urls';
import { account as words } from '@/locales/nl/account/account';
import { accountPageNames } from '@/locales/nl/account/account-pages';
import { LogoutButton } from '../session/logout-button';
import { UnreadCount } from '../tasks/unread-count';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';

const pages = Object.keys(accountPages) as AccountPage[];
const look = 'flex min-h-11 items-center gap-2 rounded-m px-3 text-sm';

/** Links to the account pages. On a phone the list opens above the page, also without JavaScript. */
export function AccountMenu({ current }: { current: AccountPage }) {
  return (
    <nav aria-label={words.nav} className="no-print">
      <details key={current} className="rounded-m border border-line lg:hidden">
        <summary className={`${look} cursor-pointer justify-between font-semibold`}>
          {words.menu(accountPageNames[current])}
          <Icon name="chevron-down" />
        </summary>
        <Links current={current} className="border-line border-t p-1" />
      </details>
      <Links current={current} className="sticky top-40 max-lg:hidden" />
    </nav>
  );
}

function Links({ current, className }: { current: AccountPage; className: string }) {
  return (
    <ul className={`flex flex-col gap-1 ${className}`}>
      {pages.map((page) => (
        <li key={page} data-business={businessPages.includes(page) || undefined}>
          <SiteLink
            href={accountPages[page]}
            aria-current={page === current ? 'page' : undefined}
            className={`${look} hover:bg-surface-alt aria-[current=page]:bg-surface-alt aria-[current=page]:font-semibold`}
          >
            {accountPageNames[page]}
            {page === 'tasks' && <UnreadCount />}
          </SiteLink>
        </li>
      ))}
      <li>
        <LogoutButton className={`${look} w-full hover:bg-surface-alt`} />
      </li>
    </ul>
  );
}
