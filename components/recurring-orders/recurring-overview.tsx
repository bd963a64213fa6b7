'use client';

import type { RecurringOrder } from '@/api/types';
import { ORDERS } from '@/lib/urls/account-urls';
import { ORDER_LISTS } from '@/lib/urls/order-list-urls';
import { fromCartUrl } from '@/lib/urls/recurring-order-urls';
import { recurring as words } from '@/locales/nl/recurring-orders';
import { ResultNotice } from '../shared/result-notice';
import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { RecurringCard } from './recurring-card';
import { useRecurring } from './use-recurring';

const beginnings = [
  { href: ORDER_LISTS, text: words.toLists },
  { href: ORDERS, text: words.toOrders },
  { href: fromCartUrl, text: words.toCart },
];

/** The recurring orders with their actions. */
export function RecurringOverview({ orders }: { orders: RecurringOrder[] }) {
  const { result, gone, actions } = useRecurring();
  const shown = orders.filter(({ recurringId }) => !gone.includes(recurringId));
  return (
    <>
      <ResultNotice result={result} />
      {shown.length === 0 && (
        <EmptyState icon={<Icon name="clock" className="size-7" />} title={words.empty}>
          <p>{words.emptyText}</p>
        </EmptyState>
      )}
      <ul className="flex flex-col gap-4">
        {shown.map((order) => (
          <li key={order.recurringId}>
            <RecurringCard order={order} actions={actions} />
          </li>
        ))}
      </ul>
      <ul className="no-print mt-8 flex flex-wrap gap-3">
        {beginnings.map(({ href, text }) => (
          <li key={href}>
            <SiteLink href={href} className={buttonClass('outline', 's')}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
