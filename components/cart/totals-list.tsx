import { formatEuro } from '@/lib/money';
import { cart as words } from '@/locales/nl/cart';
import type { CartTotals } from '@/store/domain';
import type { PriceView } from '../shop';

interface TotalsListProps {
  totals: CartTotals;
  view: PriceView;
}

/** The server's totals, line by line. Nothing is reckoned here. */
export function TotalsList({ totals, view }: TotalsListProps) {
  return (
    <dl className="flex flex-col gap-2 text-sm tabular-nums">
      {view === 'both' ? <ConsumerRows totals={totals} /> : <BusinessRows totals={totals} />}
    </dl>
  );
}

function BusinessRows({ totals }: { totals: CartTotals }) {
  return (
    <>
      <Row label={words.goods} amount={formatEuro(totals.goods)} />
      <Discount totals={totals} />
      <Row label={words.shipping} amount={totals.shipping > 0 ? formatEuro(totals.shipping) : words.free} />
      <Row label={words.totalExcl} amount={formatEuro(totals.total)} strong />
      {totals.vat.map(({ rate, amount }) => (
        <Row key={rate} label={words.vat(rate)} amount={formatEuro(amount)} />
      ))}
      <Row label={words.totalIncl} amount={formatEuro(totals.totalIncl)} strong />
    </>
  );
}

/** Consumers see everything with VAT, and at the end what of it is VAT. */
function ConsumerRows({ totals }: { totals: CartTotals }) {
  return (
    <>
      <Row label={words.goods} amount={formatEuro(totals.goodsIncl)} />
      <Discount totals={totals} />
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

function Discount({ totals }: { totals: CartTotals }) {
  return totals.discount > 0 && <Row label={words.discount} amount={`− ${formatEuro(totals.discount)}`} />;
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
