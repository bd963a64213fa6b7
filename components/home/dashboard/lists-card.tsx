import { ORDER_LISTS, orderListUrl } from '@/lib/urls/order-list-urls';
import { overview } from '@/locales/nl/account/account';
import { customerDashboard } from '@/locales/nl/account/customer-dashboard';
import type { CustomerDashboard } from '@/store/customer-dashboard';
import { buttonClass } from '../../ui/button';
import { SiteLink } from '../../ui/site-link';
import { DashboardCard, TipCard } from './dashboard-card';

const words = customerDashboard.lists;

/** The order lists created last. */
export function ListsCard({ start: { lists, listCount } }: { start: CustomerDashboard }) {
  if (lists.length === 0)
    return <TipCard icon="heart" tip={customerDashboard.tips.lists} href={ORDER_LISTS} />;
  return (
    <DashboardCard icon="list-check" title={words.title}>
      <ul>
        {lists.map(({ listId, name, itemCount }) => (
          <li key={listId}>
            <SiteLink href={orderListUrl(listId)}>{name}</SiteLink>
            <span>{overview.items(itemCount)}</span>
          </li>
        ))}
      </ul>
      <SiteLink href={ORDER_LISTS} className={buttonClass('outline', 'm', 'dashboard-foot')}>
        {words.all(listCount)}
      </SiteLink>
    </DashboardCard>
  );
}
