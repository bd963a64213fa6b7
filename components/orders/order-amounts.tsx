import type { Order } from '@/api/types';
import { formatEuro } from '@/lib/money';
import { orderPage } from '@/locales/nl/account/order-page';
import { cart, placed } from '@/locales/nl/cart/cart';
import { vatRule } from '@/locales/nl/cart/vat-rule';

interface OrderAmountsProps {
  order: Order;
  /** With VAT, as a consumer saw them. */
  inclusive?: boolean;
}

/** Amounts of an order, with VAT per rate for orders that have it stored. */
export function OrderAmounts({ order, inclusive = false }: OrderAmountsProps) {
  const amounts = inclusive && order.goodsIncl !== undefined ? withVat(order) : withoutVat(order);
  return (
    <dl className="mt-6 ml-auto flex max-w-xs flex-col gap-1.5 text-sm tabular-nums">
      {amounts.map(({ label, value }) => (
        <div
          key={label}
          className={`flex justify-between gap-6 ${isTotal(label) ? 'font-semibold text-base' : 'font-medium'}`}
        >
          <dt className={isTotal(label) ? undefined : 'font-normal text-ink-soft'}>{label}</dt>
          <dd>{label === cart.shipping && value === 0 ? cart.free : formatEuro(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The last line. */
const isTotal = (label: string) => label === cart.totalIncl || label === vatRule.toPay;

const discount = (value = 0) => (value > 0 ? [{ label: cart.discount, value: -value }] : []);

const withoutVat = (order: Order) => [
  { label: cart.goods, value: order.goods },
  ...discount(order.discount),
  { label: cart.shipping, value: order.shipping },
  { label: cart.totalExcl, value: order.total },
  ...(order.details?.vatRates ?? []).map(({ rate, amount }) => ({
    label: order.details?.reverseCharge ? vatRule.reversed : orderPage.vat(rate),
    value: amount,
  })),
  { label: order.details?.reverseCharge ? vatRule.toPay : cart.totalIncl, value: order.totalIncl },
];

const withVat = (order: Order) => [
  { label: cart.goods, value: order.goodsIncl ?? 0 },
  ...discount(order.discountIncl),
  { label: cart.shipping, value: order.shippingIncl ?? 0 },
  { label: cart.totalIncl, value: order.totalIncl },
  { label: placed.vatTotal, value: order.vat },
];
