import type { Order, Task } from '@/api/types';
import { AccountFrame } from '@/components/account/account-frame';
import { orderUrl } from '@/components/orders/order-filter';
import { AccountEmptyState } from '@/components/shared/account-empty-state';
import { SessionData } from '@/components/shared/session-data';
import type { SessionResult } from '@/components/shop';
import { deliveredLines } from '@/components/task-form/delivered-line';
import { ShortageForm } from '@/components/task-form/shortage-form';
import { OrderTasks } from '@/components/tasks/order-tasks';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { SiteLink } from '@/components/ui/site-link';
import { Skeleton } from '@/components/ui/skeleton';
import { formatLongDate } from '@/lib/dates';
import { ORDERS } from '@/lib/urls/account-urls';
import { newTaskUrl } from '@/lib/urls/task-urls';
import { orders } from '@/locales/nl/account/account';
import { askLinks } from '@/locales/nl/tasks/new-task';
import { shortage as words } from '@/locales/nl/tasks/shortage';

export interface ReportableOrder {
  order: Order;
  /** Earlier tasks about the order. */
  tasks: readonly Task[];
}

interface ShortagePageProps {
  /** Null when it is absent or belongs to another customer. */
  order: SessionResult<ReportableOrder | null>;
  /** Position of the line that is ticked at first, from 0. */
  line?: number | undefined;
  requestKey: string;
}

/** The report of what is missing, damaged or wrong in a delivered order. */
export const ShortagePage = ({ order, ...form }: ShortagePageProps) => (
  <AccountFrame current="tasks" title={words.title}>
    <SessionData data={order} fallback={<Skeleton className="h-96 w-full" />}>
      {(found) => (found ? <Report {...found} {...form} /> : <Missing />)}
    </SessionData>
  </AccountFrame>
);

type ReportProps = ReportableOrder & Omit<ShortagePageProps, 'order'>;

function Report({ order, tasks, line, requestKey }: ReportProps) {
  const { orderId, orderNumber, deliveryNote, rows = [] } = order;
  if (!deliveryNote)
    return (
      <AccountEmptyState
        icon="truck"
        title={words.notDeliveredTitle}
        text={words.notDelivered}
        next={{ href: newTaskUrl('delivery', { kind: 'order', of: orderNumber }), label: askLinks.order }}
      />
    );
  return (
    <>
      <SiteLink
        href={orderUrl(orderNumber)}
        className="-mt-3 mb-4 inline-flex min-h-8 items-center gap-1 text-sm underline underline-offset-2"
      >
        <Icon name="chevron-left" className="size-4" />
        {words.back(orderNumber)}
      </SiteLink>
      <p className="mb-6 max-w-prose text-ink-soft">
        {words.lead(deliveryNote.number, formatLongDate(deliveryNote.deliveredOn))}
      </p>
      {tasks.length > 0 && (
        <div className="mb-6 max-w-3xl">
          <Notice>
            <p className="mb-2">{words.known}</p>
            <OrderTasks tasks={tasks} />
          </Notice>
        </div>
      )}
      <ShortageForm
        orderId={orderId}
        title={words.taskTitle(deliveryNote.number)}
        lines={deliveredLines(rows)}
        {...{ line, requestKey }}
      />
    </>
  );
}

/** The reverse proxy sets the HTTP status from the attribute. */
const Missing = () => (
  <div data-status="404">
    <AccountEmptyState
      icon="box"
      title={words.missingTitle}
      text={words.missing}
      next={{ href: ORDERS, label: orders.title }}
    />
  </div>
);
