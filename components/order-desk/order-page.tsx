'use client';

import { formatDateTime } from '@/lib/dates';
import { ADMIN_ORDERS, adminCustomerUrl, adminOrdersOf } from '@/lib/urls/admin-urls';
import { orderDeskWords as words } from '@/locales/nl/admin/shop/orders';
import { RowHistory } from '../action-log/row-history';
import { LoadState } from '../admin/load-state';
import { useDeskRow } from '../admin/use-desk-row';
import { OrderStatus } from '../orders/order-status';
import { AddressLines } from '../shared/address-lines';
import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import type { ShownOrder } from './order';
import { DeliveryCell, PaymentCell } from './order-columns';
import { OrderDocuments } from './order-documents';
import { OrderGoods } from './order-goods';
import { OrderHistory } from './order-history';
import { type OrderRights, OrderSteps } from './order-steps';

const conflictText = ({ order: reason = '' }: Readonly<Record<string, string>>) =>
  Object.hasOwn(words.conflicts, reason)
    ? words.conflicts[reason as keyof typeof words.conflicts]
    : undefined;

/** One order: its state, the steps that it may take, its goods and everything that happened to it. */
export function OrderPage({ orderId, rights }: { orderId: number; rights: OrderRights }) {
  const {
    row: order,
    failure,
    outcome,
    busy,
    reload,
    change,
  } = useDeskRow(
    'orderDesk.get',
    { orderID: orderId },
    { conflictText, showsNewAtOnce: true, onFocus: true },
  );
  if (failure === 'not_found')
    return (
      <EmptyState icon={<Icon name="search" className="size-7" />} title={words.notFound}>
        <p>{words.notFoundText}</p>
        <a href={ADMIN_ORDERS} className={buttonClass('outline')}>
          {words.toList}
        </a>
      </EmptyState>
    );
  if (!order) return <LoadState failure={failure} onRetry={() => void reload()} />;
  return (
    <>
      <h2 className="font-semibold text-xl">{words.titleOf(String(order.orderNumber))}</h2>
      <OrderSteps order={order} {...{ rights, busy, change }} />
      {outcome?.fault && (
        <Notice tone="danger" urgent>
          {outcome.fault}
        </Notice>
      )}
      <OrderFacts order={order} linksCustomer={rights.canReadCustomers} />
      <OrderGoods order={order} />
      <OrderHistory order={order} />
      <RowHistory
        kind="order"
        targets={[String(orderId)]}
        shown={order}
        without="move_order"
        heading={words.noted}
      />
    </>
  );
}

function OrderFacts({ order, linksCustomer }: { order: ShownOrder; linksCustomer: boolean }) {
  const { address, deliveryNote, invoice, replaces, replacedBy } = order;
  return (
    <dl className="grid gap-x-8 gap-y-4 rounded-l bg-surface-alt p-4 text-sm sm:grid-cols-2 md:p-6 xl:grid-cols-4 [&_dt]:text-ink-soft">
      <div>
        <dt>{words.status}</dt>
        <dd className="flex flex-wrap items-center gap-2">
          <OrderStatus status={order.orderStatus} /> {formatDateTime(order.placedAt)}
        </dd>
        {replaces !== null && <dd>{words.replaces(replaces)}</dd>}
        {replacedBy !== null && <dd>{words.replacedBy(replacedBy)}</dd>}
      </div>
      <div>
        <dt>{words.payment}</dt>
        <dd>
          <PaymentCell order={order} />
        </dd>
        {order.payBefore !== null && <dd>{words.waitsUntil(formatDateTime(order.payBefore))}</dd>}
      </div>
      <div>
        <dt>{words.customer}</dt>
        <dd>
          {linksCustomer ? (
            <a
              href={adminCustomerUrl(order.customerId)}
              className="font-semibold underline underline-offset-4"
            >
              {order.company}
            </a>
          ) : (
            order.company
          )}
        </dd>
        <dd>
          {order.customerNumber} ·{' '}
          <a href={adminOrdersOf(order.customerId)} className="underline underline-offset-4">
            {words.allOfCustomer}
          </a>
        </dd>
      </div>
      <div className="wrap-anywhere">
        <dt>{words.contact}</dt>
        <dd>{order.placedBy}</dd>
        <dd>
          <a href={`mailto:${order.email}`} className="underline underline-offset-4">
            {order.email}
          </a>
        </dd>
        {order.phone !== '' && <dd>{order.phone}</dd>}
      </div>
      <div>
        <dt>{words.delivery}</dt>
        <dd>
          <DeliveryCell order={order} /> {order.deliveryTime}
        </dd>
      </div>
      {address && (
        <div>
          <dt>{words.address}</dt>
          <dd>{address.label}</dd>
          <dd>
            <AddressLines address={address} />
          </dd>
        </div>
      )}
      {order.orderRef !== '' && (
        <div className="wrap-anywhere">
          <dt>{words.reference}</dt>
          <dd>{order.orderRef}</dd>
        </div>
      )}
      {(deliveryNote !== null || invoice !== null) && (
        <div>
          <dt>{words.documents}</dt>
          <dd>
            <OrderDocuments order={order} />
          </dd>
        </div>
      )}
      {order.orderComment !== '' && (
        <div className="wrap-anywhere sm:col-span-2 xl:col-span-4">
          <dt>{words.comment}</dt>
          <dd className="whitespace-pre-line">{order.orderComment}</dd>
        </div>
      )}
    </dl>
  );
}
