import { formatEuro } from '@/lib/money';
import { cart as words } from '@/locales/nl/cart';
import type { CartTotals } from '@/store/domain';

/** The server's totals, line by line. Nothing is reckoned here. */
export function TotalsList({ totals }: { totals: CartTotals }) {
  return (
    <dl className="flex flex-col gap-2 text-sm tabular-nums">
      <Row label={words.goods} amount={formatEuro(totals.goods)} />
      {totals.discount > 0 && <Row label={words.discount} amount={`− ${formatEuro(totals.discount)}`} />}
      <Row label={words.shipping} amount={totals.shipping > 0 ? formatEuro(totals.shipping) : words.free} />
      <Row label={words.totalExcl} amount={formatEuro(totals.total)} strong />
      {totals.vat.map(({ rate, amount }) => (
        <Row key={rate} label={words.vat(rate)} amount={formatEuro(amount)} />
      ))}
      <Row label={words.totalIncl} amount={formatEuro(totals.totalIncl)} strong />
    </dl>
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
