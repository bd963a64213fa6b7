import { orders as words } from '@/locales/nl/account';
import type { OrderPageProps } from '../page-props';
import { Icon } from '../ui/icon';
import { IntentLink } from '../ui/intent-link';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { AccountFrame } from './account-frame';
import { OrderDetail } from './order-detail';
import { Own } from './own';

export function OrderPage({ order, number }: OrderPageProps) {
  return (
    <AccountFrame current="orders" title={words.detail(number)}>
      <IntentLink
        href="/nl/mijn-account/bestellingen"
        className="no-print mb-4 inline-flex min-h-8 items-center gap-1 text-sm underline underline-offset-2"
      >
        <Icon name="chevron-left" className="size-4" />
        {words.back}
      </IntentLink>
      <Own data={order} fallback={<Skeleton className="h-96 w-full" />}>
        {(found) => (found ? <OrderDetail order={found} /> : <Notice tone="warning">{words.missing}</Notice>)}
      </Own>
    </AccountFrame>
  );
}
