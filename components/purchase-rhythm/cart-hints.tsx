'use client';

import type { CartHints as Hints } from '@/api/types';
import { formatLongDate } from '@/lib/dates';
import { formatEuro, toCents } from '@/lib/money';
import { countOf } from '@/locales/nl/product/units';
import { cartHints as words } from '@/locales/nl/purchase-rhythm';
import { changeLine } from '@/store/cart/change-line';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { AmountText } from '../order-line/amount-text';
import { ProductLink } from '../shared/product-link';
import { ResultNotice } from '../shared/result-notice';
import type { PriceView } from '../shop';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Price } from '../ui/price';
import { RhythmHeading } from './rhythm-heading';
import { useOrderLines } from './use-order-lines';

type ShippingHint = NonNullable<Hints['shipping']>;

const inCents = ({ excl, incl }: { excl: number; incl: number }) => ({
  excl: toCents(excl),
  incl: toCents(incl),
});

/** Hints to add due products now, and what that saves. Suggests only products the customer buys regularly. */
export function CartHints({ hints, view }: { hints: Hints | undefined; view: PriceView }) {
  const { busy, result, order } = useOrderLines();
  const { shipping, tiers = [] } = hints ?? {};
  const add = ({ lines }: ShippingHint) =>
    order(
      lines.map(({ product, unitId, quantity }) => ({
        productID: product.productId,
        unitID: unitId,
        quantity,
      })),
    );
  return (
    <>
      <ResultNotice result={result} />
      {(shipping || tiers.length > 0) && (
        <section className="rounded-m border border-line p-4 text-sm">
          <div className="mb-2">
            <RhythmHeading />
          </div>
          {shipping && <ForShipping hint={shipping} view={view} busy={busy} onAdd={() => add(shipping)} />}
          {tiers.map((tier) => (
            <ForTier key={`${tier.productId}/${tier.unitId}`} tier={tier} view={view} />
          ))}
        </section>
      )}
    </>
  );
}

interface ForShippingProps {
  hint: ShippingHint;
  view: PriceView;
  busy: boolean;
  onAdd: () => void;
}

function ForShipping({ hint: { missing, saves, lines }, view, busy, onAdd }: ForShippingProps) {
  const daysLeft = Math.max(...lines.map((line) => line.daysLeft));
  return (
    <div>
      <p>
        {words.missing(formatEuro(missing), daysLeft, lines.length)} {words.saves}{' '}
        <strong>
          <AmountText sum={inCents(saves)} view={view} />
        </strong>{' '}
        {words.shipping}
      </p>
      <ul className="my-2 divide-y divide-line">
        {lines.map(({ product, unitId, quantity, intervalDays, total }) => (
          <li key={product.productId} className="flex flex-wrap items-baseline gap-x-4 py-2">
            <span className="min-w-0 grow basis-56">
              <ProductLink id={product.productId} slug={product.slug}>
                {product.productName}
              </ProductLink>
              <span className="block text-ink-soft">
                {words.line(
                  countOf(quantity, product.units.find(({ puId }) => puId === unitId)?.unitName ?? ''),
                  intervalDays,
                )}
              </span>
            </span>
            <span className="tabular-nums">
              <AmountText sum={inCents(total)} view={view} />
            </span>
          </li>
        ))}
      </ul>
      <Button look="outline" size="s" busy={busy} onClick={onAdd}>
        <Icon name="cart" />
        {words.add(lines.length)}
      </Button>
    </div>
  );
}

function ForTier({ tier, view }: { tier: Hints['tiers'][number]; view: PriceView }) {
  const dispatch = useAppDispatch();
  const { productId, productName, unitId, unitName, extra, quantity, price, vat, saves, enoughUntil } = tier;
  const line = useAppSelector(({ cart }) =>
    cart.items.find((item) => item.productId === productId && item.unitOnCart === unitId),
  );
  if (!line) return null;
  const take = () =>
    dispatch(changeLine({ productId, productName, quantity, unit: unitId, hash: line.hash }));
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-t pt-3 first-of-type:mt-0 first-of-type:border-0 first-of-type:pt-0">
      <p className="min-w-0 grow basis-56">
        {words.tier(countOf(extra, unitName), productName)} <Price euros={price} vat={vat} view={view} />{' '}
        {words.per(unitName)} {words.saves}{' '}
        <strong>
          <AmountText sum={inCents(saves)} view={view} />
        </strong>{' '}
        {words.enough(formatLongDate(enoughUntil))}
      </p>
      <Button look="outline" size="s" onClick={take}>
        {words.take(countOf(extra, unitName))}
      </Button>
    </div>
  );
}
