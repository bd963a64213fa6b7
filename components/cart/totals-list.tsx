import type { CartTotals } from '@/api/types';
import { formatEuro } from '@/lib/money';
import { cart as words } from '@/locales/nl/cart/cart';
import { coupon as couponWords } from '@/locales/nl/cart/coupon';
import { vatRule as ruleWords } from '@/locales/nl/cart/vat-rule';
import type { PriceView } from '../shop';

interface TotalsListProps {
  totals: CartTotals;
  view: PriceView;
  /** The code that gives the discount. */
  coupon?: string;
}
type Rows = Omit<TotalsListProps, 'view'>;

/** The server's totals, line by line. Nothing is calculated in the browser. */
export function TotalsList({ view, ...rows }: TotalsListProps) {
  const { vatRule } = rows.totals;
  return (
    <>
      <dl className="flex flex-col gap-2 text-sm tabular-nums">
        {view === 'both' ? <ConsumerRows {...rows} /> : <BusinessRows {...rows} />}
      </dl>
      {vatRule && <p className="text-ink-soft text-sm">{ruleWords[vatRule]}</p>}
    </>
  );
}

function BusinessRows({ totals, coupon }: Rows) {
  const reversed = totals.vatRule === 'reverse_charge';
  return (
    <>
      <Row label={words.goods} amount={formatEuro(totals.goods)} />
      <Discount amount={totals.discount} coupon={coupon} />
      <Row label={words.shipping} amount={totals.shipping > 0 ? formatEuro(totals.shipping) : words.free} />
      <Row label={words.totalExcl} amount={formatEuro(totals.total)} strong />
      {totals.vat.map(({ rate, amount }) => (
        <Row key={rate} label={reversed ? ruleWords.reversed : words.vat(rate)} amount={formatEuro(amount)} />
      ))}
      <Row
        label={reversed ? ruleWords.toPay : words.totalIncl}
        amount={formatEuro(totals.totalIncl)}
        strong
      />
    </>
  );
}

/** Consumers see all amounts with VAT, and at the end the VAT included. */
function ConsumerRows({ totals, coupon }: Rows) {
  return (
    <>
      <Row label={words.goods} amount={formatEuro(totals.goodsIncl)} />
      <Discount amount={totals.discountIncl ?? totals.discount} coupon={coupon} />
      <Row
        label={words.shipping}
        amount={totals.shippingIncl > 0 ? formatEuro(totals.shippingIncl) : words.free}
      />
      <Row label={words.totalIncl} amount={formatEuro(totals.totalIncl)} strong />
      {totals.vat.map(({ rate, amount }) => (
        <Row key={rate} label={words.vatIncluded(rate)} amount={formatEuro(amount)} />
      ))}
    </>
  );
}

/** Discount, with or without VAT as the shop shows prices, and the coupon code. */
function Discount({ amount, coupon }: { amount: number; coupon?: string }) {
  if (amount <= 0) return null;
  return (
    <Row label={coupon ? couponWords.discount(coupon) : words.discount} amount={`− ${formatEuro(amount)}`} />
  );
}

function Row({ label, amount, strong = false }: { label: string; amount: string; strong?: boolean }) {
  const look = strong ? 'border-line border-t pt-2 font-semibold text-base' : 'text-ink-soft';
  return (
    <div className={`flex justify-between gap-4 ${look}`}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
