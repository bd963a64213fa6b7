import { placed as words } from '@/locales/nl/cart';
import { OrderDetail } from '../account/order-detail';
import { orderHref } from '../account/orders-table';
import { Own } from '../account/own';
import type { OrderPlacedProps } from '../page-props';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import { IntentLink } from '../ui/intent-link';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';

/** The order's number, large, and what was ordered. */
export function OrderPlacedPage({ order }: OrderPlacedProps) {
  return (
    <div className="wrap max-w-4xl py-10">
      <div className="mb-8 flex flex-col items-start gap-4">
        <span className="flex size-14 items-center justify-center rounded-full bg-success text-surface">
          <Icon name="check" className="size-8" />
        </span>
        <h1 className="font-bold text-2xl lg:text-3xl">{words.title}</h1>
      </div>
      <Own data={order} fallback={<Skeleton className="h-96 w-full" />}>
        {(found) =>
          found ? (
            <>
              <p className="font-semibold text-lg tabular-nums">{words.number(found.orderNumber)}</p>
              <p className="mt-1 mb-6 text-ink-soft">{words.text}</p>
              <div className="no-print mb-10 flex flex-wrap gap-3">
                <IntentLink href={orderHref(found)} className={buttonClass()}>
                  {words.toOrder}
                </IntentLink>
                <IntentLink href="/" className={buttonClass('outline')}>
                  {words.onwards}
                </IntentLink>
              </div>
              <OrderDetail order={found} />
            </>
          ) : (
            <Notice tone="warning">{words.unknown}</Notice>
          )
        }
      </Own>
    </div>
  );
}
