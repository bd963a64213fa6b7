import type { OrderDetails } from '@/api/types';
import { orderPage as words } from '@/locales/nl/account/order-page';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { type OrderFilter, orderUrl } from './order-filter';

const look = 'inline-flex min-h-8 items-center gap-1 text-sm underline underline-offset-2';

/** The orders before and after it in the list that it was opened from. */
export function OrderNeighbours({ details, filter }: { details: OrderDetails; filter: OrderFilter }) {
  const { previous, next } = details;
  if (previous === null && next === null) return null;
  return (
    <nav aria-label={words.neighbours} className="flex flex-wrap gap-x-6">
      {next !== null && (
        <SiteLink href={orderUrl(next, filter)} rel="prev" className={look}>
          <Icon name="chevron-left" className="size-4" />
          {words.newer} <span className="tabular-nums">{next}</span>
        </SiteLink>
      )}
      {previous !== null && (
        <SiteLink href={orderUrl(previous, filter)} rel="next" className={look}>
          {words.older} <span className="tabular-nums">{previous}</span>
          <Icon name="chevron-right" className="size-4" />
        </SiteLink>
      )}
    </nav>
  );
}
