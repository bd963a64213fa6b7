'use client';

import { productUrl } from '@/lib/product-url';
import { cart as words } from '@/locales/nl/cart';
import { countOf } from '@/locales/nl/units';
import { changeLine } from '@/store/cart/change-line';
import type { CartItem } from '@/store/domain';
import { useAppDispatch } from '@/store/hooks';
import type { PriceView } from '../shop';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { IntentLink } from '../ui/intent-link';
import { Picture } from '../ui/picture';
import { Select } from '../ui/select';
import { Stepper } from '../ui/stepper';
import { CartLinePrice } from './cart-line-price';

/** One line: what it is, in which unit, how many, and what it comes to. */
export function CartLine({ item, view }: { item: CartItem; view: PriceView }) {
  const dispatch = useAppDispatch();
  const href = productUrl({ id: item.productId, slug: item.slug });
  const unit = item.units.find(({ puId }) => puId === item.unitOnCart);
  /** Stock is in base pieces; what counts is how many whole units it makes. */
  const left = Math.floor(item.stock / (unit?.unitContent ?? 1));
  const step = item.unitOnCart === item.defaultUnit ? item.step : 1;

  const change = (quantity: number, unitId = item.unitOnCart) =>
    dispatch(
      changeLine({
        productId: item.productId,
        hash: item.hash,
        productName: item.productName,
        quantity,
        unit: unitId,
      }),
    );

  return (
    <li className="cart-line border-line border-b py-4">
      <IntentLink href={href} tabIndex={-1} aria-hidden="true" className="rounded-m bg-surface-alt p-1">
        <Picture
          src={item.image}
          alt=""
          width={80}
          height={80}
          className="aspect-square w-full object-contain"
        />
      </IntentLink>
      <div className="min-w-0">
        <h2 className="line-clamp-2 font-semibold text-sm leading-snug sm:text-base">
          <IntentLink href={href} className="hover:underline">
            {item.productName}
          </IntentLink>
        </h2>
        {item.productExtCode && (
          <p className="text-ink-soft text-sm">{words.articleNumber(item.productExtCode)}</p>
        )}
        {item.calcprice !== undefined && unit && (
          <CartLinePrice item={item} unit={unit.unitName} view={view} />
        )}
        {!item.available && (
          <p className="mt-1 font-medium text-danger text-sm">
            {left > 0 ? words.notEnough(countOf(left, unit?.unitName ?? '')) : words.soldOut}
          </p>
        )}
      </div>
      <div className="cart-line-controls">
        {item.units.length > 1 && (
          <Select
            label={words.unit(item.productName)}
            value={item.unitOnCart}
            options={item.units.map(({ puId, unitDesc }) => ({ value: puId, text: unitDesc }))}
            onChange={(event) => change(item.quantityOnCart, Number(event.target.value))}
          />
        )}
        <Stepper
          value={item.quantityOnCart}
          onChange={(quantity) => change(quantity)}
          name={item.productName}
          step={step}
        />
        <IconButton label={words.remove(item.productName)} className="size-11" onClick={() => change(0)}>
          <Icon name="trash" />
        </IconButton>
        <LineTotal item={item} view={view} />
      </div>
    </li>
  );
}

function LineTotal({ item, view }: { item: CartItem; view: PriceView }) {
  if (item.total === undefined) return null;
  return <CartLinePrice item={item} view={view} total />;
}
