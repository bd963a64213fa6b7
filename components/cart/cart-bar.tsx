'use client';

import { formatEuro } from '@/lib/money';
import { CHECKOUT, LOGIN_TO_CART } from '@/lib/urls/page-urls';
import { cart as words } from '@/locales/nl/cart/cart';
import { selectCartIsUnsaved, selectCartTotals } from '@/store/cart/selectors';
import { useAppSelector } from '@/store/hooks';
import type { Audience, PriceView } from '../shop';
import { buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';

/**
 * The total at the bottom of a narrow window, while the lines are in view; with a link to the checkout where nothing has to be
 * mended first.
 */
export function CartBar({ view, audience }: { view: PriceView; audience: Audience }) {
  const totals = useAppSelector(selectCartTotals);
  const unsaved = useAppSelector(selectCartIsUnsaved);
  const blocked = useAppSelector((state) => state.cart.items.some((item) => !item.available));
  if (view === 'hidden' || !totals) return null;
  const [label, amount] =
    view === 'both' ? [words.totalIncl, totals.totalIncl] : [words.totalExcl, totals.total];
  return (
    <div className="cart-bar no-print">
      <p>
        <span>{label}</span>
        <strong>{formatEuro(amount)}</strong>
      </p>
      {!unsaved && !blocked && (
        <SiteLink href={audience === 'customer' ? CHECKOUT : LOGIN_TO_CART} className={buttonClass()}>
          {words.order}
        </SiteLink>
      )}
    </div>
  );
}
