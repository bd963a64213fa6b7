import { type AccountPage, accountMenu, accountPages, businessPages } from '@/lib/urls/account-urls';
import { account as words } from '@/locales/nl/account/account';
import { accountMenuGroups, accountPageNames } from '@/locales/nl/account/account-pages';
import { LogoutButton } from '../session/logout-button';
import { UnreadCount } from '../tasks/unread-count';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';

const groups = Object.keys(accountMenu) as (keyof typeof accountMenu)[];
const isBusiness = (page: AccountPage) => businessPages.includes(page);
const look = 'flex items-center gap-2 rounded-m px-3 text-sm hover:bg-surface-alt';

export interface AccountMenuProps {
  current: AccountPage;
  /** Folded above the page at every width, so that the page has the full width. */
  folded?: boolean;
}

/** Links to the account pages. Folded, and on a phone, the list opens above the page, also without JavaScript. */
export function AccountMenu({ current, folded = false }: AccountMenuProps) {
  return (
    <nav aria-label={words.nav} className="no-print">
      <details key={current} className={`rounded-m border border-line ${folded ? '' : 'lg:hidden'}`}>
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 px-3 font-semibold text-sm">
          {words.menu(accountPageNames[current])}
          <Icon name="chevron-down" />
        </summary>
        <Links
          current={current}
          className="grid gap-4 border-line border-t p-2 sm:grid-cols-2 md:grid-cols-4"
        />
      </details>
      {!folded && <Links current={current} className="sticky top-40 grid gap-4 max-lg:hidden" />}
    </nav>
  );
}

function Links({ current, className }: { current: AccountPage; className: string }) {
  return (
    <div className={className}>
      {groups.map((group) => (
        <div key={group} data-business={accountMenu[group].every(isBusiness) || undefined}>
          <p className="px-3 pb-1 text-ink-soft text-xs">{accountMenuGroups[group]}</p>
          <ul aria-label={accountMenuGroups[group]}>
            {accountMenu[group].map((page: AccountPage) => (
              <li key={page} data-business={isBusiness(page) || undefined}>
                <SiteLink
                  href={accountPages[page]}
                  aria-current={page === current ? 'page' : undefined}
                  className={`${look} min-h-11 aria-[current=page]:bg-surface-alt aria-[current=page]:font-semibold lg:min-h-9`}
                >
                  {accountPageNames[page]}
                  {page === 'tasks' && <UnreadCount />}
                </SiteLink>
              </li>
            ))}
            {group === 'account' && (
              <li>
                <LogoutButton className={`${look} min-h-11 w-full lg:min-h-9`} />
              </li>
            )}
          </ul>
        </div>
      ))}
    </div>
  );
}
