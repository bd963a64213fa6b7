import type { OrderList } from '@/api/types';
import { orderListUrl } from '@/lib/urls/order-list-urls';
import { overview as words } from '@/locales/nl/account/account';
import { SiteLink } from '../ui/site-link';

const MAX_ROWS = 4;

/** The lists that were made last. */
export function OverviewLists({ lists }: { lists: OrderList[] }) {
  if (lists.length === 0) return <p className="text-ink-soft">{words.noLists}</p>;
  const latest = [...lists].sort((one, other) => other.listId - one.listId).slice(0, MAX_ROWS);
  return (
    <ul className="divide-y divide-line">
      {latest.map(({ listId, name, itemCount }) => (
        <li key={listId} className="flex items-center justify-between gap-4 py-2">
          <SiteLink href={orderListUrl(listId)} className="min-h-6 min-w-0 break-words font-medium underline">
            {name}
          </SiteLink>
          <span className="shrink-0 text-ink-soft">{words.items(itemCount)}</span>
        </li>
      ))}
    </ul>
  );
}
