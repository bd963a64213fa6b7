import * as urls from '@/lib/urls/account-urls';
import { ORDER_LISTS } from '@/lib/urls/order-list-urls';
import { QUICK_ORDER } from '@/lib/urls/page-urls';
import { RECURRING } from '@/lib/urls/recurring-order-urls';
import { SHELF_LABELS, SHELF_REQUESTS } from '@/lib/urls/shelf-label-urls';
import { account as words } from '@/locales/nl/account/account';
import { listOverview } from '@/locales/nl/order-lists/order-list-pages';
import { quickOrder } from '@/locales/nl/quick-order';
import { recurring } from '@/locales/nl/recurring-orders';
import { queue, shelfLabels } from '@/locales/nl/shelf-labels';
import { LogoutButton } from '../session/logout-button';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';

const links = [
  { key: 'overview', href: urls.ACCOUNT, label: words.overview },
  { key: 'orders', href: urls.ORDERS, label: words.orders },
  { key: 'lists', href: ORDER_LISTS, label: listOverview.title },
  { key: 'requests', href: SHELF_REQUESTS, label: queue.menu },
  { key: 'labels', href: SHELF_LABELS, label: shelfLabels.title },
  { key: 'recurring', href: RECURRING, label: recurring.title },
  { key: 'quick', href: QUICK_ORDER, label: quickOrder.title },
  { key: 'bought', href: urls.BOUGHT, label: words.bought },
  { key: 'invoices', href: urls.INVOICES, label: words.invoices },
  { key: 'deliveryNotes', href: urls.DELIVERY_NOTES, label: words.deliveryNotes },
  { key: 'confirmations', href: urls.CONFIRMATIONS, label: words.confirmations },
  { key: 'agreements', href: urls.AGREEMENTS, label: words.agreements },
  { key: 'details', href: urls.DETAILS, label: words.details },
] as const;

export type AccountPart = (typeof links)[number]['key'];

const look = 'flex min-h-11 items-center gap-2 rounded-m px-3 text-sm';

/** Links to the account pages. On a phone the list opens above the page, also without JavaScript. */
export function AccountMenu({ current }: { current: AccountPart }) {
  return (
    <nav aria-label={words.nav} className="no-print">
      <details key={current} className="rounded-m border border-line lg:hidden">
        <summary className={`${look} cursor-pointer justify-between font-semibold`}>
          {words.menu(links.find(({ key }) => key === current)?.label ?? '')}
          <Icon name="chevron-down" />
        </summary>
        <Links current={current} className="border-line border-t p-1" />
      </details>
      <Links current={current} className="sticky top-40 max-lg:hidden" />
    </nav>
  );
}

function Links({ current, className }: { current: AccountPart; className: string }) {
  return (
    <ul className={`flex flex-col gap-1 ${className}`}>
      {links.map(({ key, href, label }) => (
        <li key={key}>
          <SiteLink
            href={href}
            aria-current={key === current ? 'page' : undefined}
            className={`${look} hover:bg-surface-alt aria-[current=page]:bg-surface-alt aria-[current=page]:font-semibold`}
          >
            {label}
          </SiteLink>
        </li>
      ))}
      <li>
        <LogoutButton className={`${look} w-full hover:bg-surface-alt`} />
      </li>
    </ul>
  );
}
