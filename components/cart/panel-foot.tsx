'use client';

import { formatEuro } from '@/lib/money';
import { CART, CHECKOUT, LOGIN_TO_CART } from '@/lib/urls/page-urls';
import { unsavedLine, cartPanel as words } from '@/locales/nl/cart/cart-line';
import { shell } from '@/locales/nl/shell';
import { selectCartIsChanging, selectCartIsUnsaved, selectCartTotals } from '@/store/cart/selectors';
import { useAppSelector } from '@/store/hooks';
import type { PriceView } from '../shop';
import { buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import { FreeShipping } from './free-shipping';

/** Subtotal of the goods (as on the header button) and links to cart and checkout. */
export function PanelFoot({ prices }: { prices: PriceView }) {
  const totals = useAppSelector(selectCartTotals);
  const changing = useAppSelector(selectCartIsChanging);
  const isCustomer = useAppSelector((state) => state.auth.isLoggedIn);
  const empty = useAppSelector((state) => state.cart.items.length === 0);
  const unsaved = useAppSelector(selectCartIsUnsaved);
  const consumer = prices === 'both';
  return (
    <div className="flex flex-col gap-3 border-line border-t p-4">
      {totals && !empty && (
        <div aria-busy={changing} className={`flex flex-col gap-3 ${changing ? 'opacity-60' : ''}`}>
          <p className="flex justify-between gap-4 font-semibold tabular-nums">
            <span>
              {words.goods}{' '}
              <small className="font-normal text-ink-soft">{consumer ? shell.inclVat : shell.exclVat}</small>
            </span>
            {formatEuro(consumer ? totals.goodsIncl : totals.goods)}
          </p>
          <FreeShipping totals={totals} />
        </div>
      )}
      {unsaved && <p className="font-medium text-sm text-warning">{unsavedLine.orderWaits}</p>}
      <div className="grid grid-cols-2 gap-2">
        <SiteLink href={CART} className={buttonClass('outline')}>
          {words.toCart}
        </SiteLink>
        {!empty && !unsaved && (
          <SiteLink href={isCustomer ? CHECKOUT : LOGIN_TO_CART} className={buttonClass()}>
            {words.order}
          </SiteLink>
        )}
      </div>
    </div>
  );
}
