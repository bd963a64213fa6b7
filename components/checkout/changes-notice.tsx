'use client';

import type { ReactNode, Ref } from 'react';
import { formatWeekdayDate } from '@/lib/days/day-names';
import { formatEuro } from '@/lib/money';
import { CART } from '@/lib/urls/page-urls';
import { addVat } from '@/lib/vat';
import { cartChanges as words } from '@/locales/nl/cart/cart-changes';
import type { CartDifference } from '@/store/cart/compare';
import type { PriceView } from '../shop';
import { Button, buttonClass } from '../ui/button';
import { Notice } from '../ui/notice';
import { SiteLink } from '../ui/site-link';

export interface ChangesNoticeProps {
  differences: CartDifference[];
  /** Totals incl. VAT in euros, when they differ. */
  total?: { from: number; to: number };
  /** Expected days, when they differ. */
  day?: { from: string; to: string };
  view: PriceView;
  onAccept: () => void;
  ref: Ref<HTMLDivElement>;
}

/**
 * Changes since the customer last saw the cart, line by line with old and new; the customer must accept them.
 */
export function ChangesNotice({ differences, total, day, view, onAccept, ref }: ChangesNoticeProps) {
  return (
    <div ref={ref} tabIndex={-1} className="scroll-mt-44">
      <Notice tone="warning" urgent>
        <h2 className="font-semibold text-base">{words.title}</h2>
        <p>{words.text}</p>
        <ul className="my-3 flex flex-col gap-2">
          {differences.map((one) => (
            <li key={one.kind === 'coupon' ? 'coupon' : `${one.item.key}/${one.kind}`}>
              <Difference one={one} view={view} />
            </li>
          ))}
          {day && (
            <li>
              {words.day}: <OldNew from={formatWeekdayDate(day.from)} to={formatWeekdayDate(day.to)} />
            </li>
          )}
          {total && (
            <li>
              {words.total}: <OldNew from={formatEuro(total.from)} to={formatEuro(total.to)} />
            </li>
          )}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button onClick={onAccept}>{words.accept}</Button>
          <SiteLink href={CART} className={buttonClass('outline')}>
            {words.toCart}
          </SiteLink>
        </div>
      </Notice>
    </div>
  );
}

function Difference({ one, view }: { one: CartDifference; view: PriceView }) {
  if (one.kind === 'coupon') return words.coupon(one.code);
  return (
    <>
      <strong className="block">{one.item.productName}</strong>
      {words[one.kind]}
      {what(one, view)}
    </>
  );
}

function what(one: Exclude<CartDifference, { kind: 'coupon' }>, view: PriceView): ReactNode {
  if (one.kind === 'quantity')
    return (
      <>
        : <OldNew from={String(one.from)} to={String(one.to)} />
      </>
    );
  if (one.kind !== 'price') return null;
  const amount = (euros: number) => {
    const cents = Math.round(euros * 100);
    return formatEuro((view === 'both' ? addVat(cents, one.item.vat) : cents) / 100);
  };
  return (
    <>
      : <OldNew from={amount(one.from)} to={amount(one.to)} />
    </>
  );
}

function OldNew({ from, to }: { from: string; to: string }) {
  return (
    <span className="tabular-nums">
      {words.from} <s>{from}</s>, {words.to} <strong>{to}</strong>
    </span>
  );
}
