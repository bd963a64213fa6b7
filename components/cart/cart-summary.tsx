'use client';

import { formatWeekdayDate } from '@/lib/days/day-names';
import { CHECKOUT, LOGIN_TO_CART } from '@/lib/urls/page-urls';
import { fromCartUrl } from '@/lib/urls/recurring-order-urls';
import { cart as words } from '@/locales/nl/cart/cart';
import { unsavedLine } from '@/locales/nl/cart/cart-line';
import { selectCartIsChanging, selectCartIsUnsaved, selectCartTotals } from '@/store/cart/selectors';
import { useAppSelector } from '@/store/hooks';
import type { Audience, PriceView } from '../shop';
import { buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import { Skeleton } from '../ui/skeleton';
import { CountryChoice } from './country-choice';
import { CouponForm } from './coupon-form';
import { FreeShipping } from './free-shipping';
import { TotalsList } from './totals-list';

/** Totals and the link to the checkout. */
export function CartSummary({ view, audience }: { view: PriceView; audience: Audience }) {
  const totals = useAppSelector(selectCartTotals);
  const changing = useAppSelector(selectCartIsChanging);
  const coupon = useAppSelector((state) => state.cart.confirmed?.couponState);
  const { expectedDate = null, pickup = false } = useAppSelector((state) => state.cart.confirmed) ?? {};
  const unsaved = useAppSelector(selectCartIsUnsaved);
  const blocked = useAppSelector((state) => state.cart.items.some((item) => !item.available));

  return (
    <aside className="flex flex-col gap-5 rounded-l bg-surface-alt p-5 lg:row-span-2 lg:sticky lg:top-40">
      <h2 className="font-semibold text-lg">{words.summary}</h2>
      {view === 'hidden' ? (
        <p className="text-ink-soft text-sm">{words.loginForPrices}</p>
      ) : totals ? (
        <div
          className={`flex flex-col gap-5 transition-opacity ${changing ? 'opacity-60' : ''}`}
          aria-busy={changing}
        >
          <CountryChoice label={words.country} />
          <FreeShipping totals={totals} />
          <TotalsList totals={totals} view={view} coupon={coupon?.applied ? coupon.code : undefined} />
        </div>
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
      {expectedDate && (
        <p className="text-sm">
          <span className="block text-ink-soft">{pickup ? words.pickedUp : words.expected}</span>
          <strong>{formatWeekdayDate(expectedDate)}</strong>
        </p>
      )}
      {view !== 'hidden' && <CouponForm />}
      {blocked && <p className="font-medium text-danger text-sm">{words.mustFix}</p>}
      {unsaved && <p className="font-medium text-sm text-warning">{unsavedLine.orderWaits}</p>}
      {!blocked && !unsaved && (
        <SiteLink
          href={audience === 'customer' ? CHECKOUT : LOGIN_TO_CART}
          className={buttonClass('primary', 'l', 'w-full')}
        >
          {audience === 'customer' || view === 'both' ? words.toReview : words.toLogin}
        </SiteLink>
      )}
      {audience === 'customer' && (
        <SiteLink
          href={fromCartUrl}
          className="no-print min-h-6 text-center text-sm underline underline-offset-2"
        >
          {words.repeat}
        </SiteLink>
      )}
      <SiteLink href="/" className="no-print min-h-6 text-center text-sm underline underline-offset-2">
        {words.continue}
      </SiteLink>
    </aside>
  );
}
