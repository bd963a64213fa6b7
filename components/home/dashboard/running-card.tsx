import { formatDate } from '@/lib/dates';
import { ORDERS } from '@/lib/urls/account-urls';
import { QUICK_ORDER } from '@/lib/urls/page-urls';
import { customerDashboard } from '@/locales/nl/account/customer-dashboard';
import type { CustomerDashboard, StartOrder } from '@/store/customer-dashboard';
import { ExpectedDay, expectedDayOf } from '../../orders/expected-day';
import { orderUrl } from '../../orders/order-filter';
import { OrderStanding } from '../../orders/order-standing';
import { isWaitingForPayment } from '../../payment/payment-stage';
import { buttonClass } from '../../ui/button';
import { SiteLink } from '../../ui/site-link';
import { DashboardCard, TipCard } from './dashboard-card';

const words = customerDashboard.running;

const dayOf = (order: StartOrder) =>
  expectedDayOf(order) ? <ExpectedDay order={order} /> : words.placed(formatDate(order.orderDate));

/** Orders under way; when there are none, the latest orders. */
export function RunningCard({ start: { running, latest } }: { start: CustomerDashboard }) {
  const isRunning = running.length > 0;
  const orders = isRunning ? running : latest;
  if (orders.length === 0) {
    return <TipCard icon="bolt" tip={customerDashboard.tips.quick} href={QUICK_ORDER} />;
  }
  return (
    <DashboardCard icon="truck" title={isRunning ? words.title : words.latest}>
      <ul>
        {orders.map((order) => (
          <li key={order.orderNumber} className="flex-wrap gap-y-1">
            <SiteLink href={orderUrl(order.orderNumber)} className="shrink-0">
              {order.orderNumber}
            </SiteLink>
            <OrderStanding order={order} />
            {/* The deadline and the payment link need the space. */}
            <span>{isWaitingForPayment(order) ? null : dayOf(order)}</span>
          </li>
        ))}
      </ul>
      <SiteLink href={ORDERS} className={buttonClass('outline', 'm', 'dashboard-foot')}>
        {words.all}
      </SiteLink>
    </DashboardCard>
  );
}
