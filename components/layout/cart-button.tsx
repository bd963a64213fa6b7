'use client';

import { formatEuro } from '@/lib/money';
import { layout } from '@/locales/nl/layout';
import { selectCartCount, selectCartIsChanging, selectCartTotals } from '@/store/cart/selectors';
import { useAppSelector } from '@/store/hooks';
import type { PriceView } from '../shop';
import { CartIcon } from '../ui/icons';
import { IntentLink } from '../ui/intent-link';

/** Count and total (spec §2): excl. VAT for businesses, incl. for consumers; no total for who sees no prices. */
export function CartButton({ prices }: { prices: PriceView }) {
  const count = useAppSelector(selectCartCount);
  const totals = useAppSelector(selectCartTotals);
  const changing = useAppSelector(selectCartIsChanging);
  const consumer = prices === 'both';
  const total = formatEuro((consumer ? totals?.goodsIncl : totals?.goods) ?? 0);
  const vat = consumer ? layout.inclVat : layout.exclVat;

  return (
    <IntentLink
      href="/nl/winkelwagen"
      aria-label={layout.cartName(count, prices === 'hidden' ? '' : `${total} ${vat}`)}
      className="btn flex h-11 shrink-0 items-center gap-3 rounded-m bg-brand px-3 text-on-brand hover:bg-brand-strong"
    >
      <span className="relative">
        <CartIcon className="size-6" />
        {/* Keyed by the count: the bump plays anew with each change. */}
        <span
          key={count}
          className={`absolute -top-2 -right-2.5 min-w-5 rounded-full bg-accent px-1 text-center font-bold text-on-accent text-xs leading-5 tabular-nums ${count > 0 ? 'bump' : 'opacity-0'}`}
        >
          {count}
        </span>
      </span>
      {prices !== 'hidden' && (
        <span
          className={`hidden min-w-20 flex-col items-end leading-tight sm:flex ${changing ? 'opacity-60' : ''}`}
        >
          <span className="font-semibold text-sm tabular-nums">{total}</span>
          <span className="text-xs">{vat}</span>
        </span>
      )}
    </IntentLink>
  );
}
