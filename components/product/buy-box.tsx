'use client';

import { useState } from 'react';
import { product as words } from '@/locales/nl/product';
import { countOf } from '@/locales/nl/units';
import { changeLine } from '@/store/cart/change-line';
import { cartKey } from '@/store/cart/overlay';
import { selectLine } from '@/store/cart/selectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { PriceView } from '../shop';
import { Button } from '../ui/button';
import { CartIcon, CheckIcon } from '../ui/icons';
import { Select } from '../ui/select';
import { Stepper } from '../ui/stepper';
import { addQuantity } from './add-quantity';
import { type Buyable, defaultUnit } from './buyable';
import { PriceBlock } from './price-block';

export interface BuyBoxProps {
  product: Buyable;
  view: PriceView;
  /** The customer's price is still on its way. */
  pending?: boolean;
}

/** Price, unit, quantity and one button. What is in the cart already is said beside it. */
export function BuyBox({ product, view, pending = false }: BuyBoxProps) {
  const dispatch = useAppDispatch();
  const line = useAppSelector((state) => selectLine(state, cartKey(product.id)));
  const [chosen, choose] = useState(defaultUnit(product.units)?.id);
  const unit = product.units.find(({ id }) => id === chosen) ?? defaultUnit(product.units);
  // Multiples are asked for in the default unit only (contract, product step).
  const step = unit?.isDefault ? product.step : 1;
  const [wanted, want] = useState<number>();
  const quantity = wanted ?? step;
  if (!unit) return null;

  const add = () => {
    const sum = addQuantity(line, quantity, unit, product.units);
    dispatch(
      changeLine({
        productId: product.id,
        productName: product.name,
        slug: product.slug,
        image: product.image,
        step: product.step,
        ...sum,
      }),
    );
    want(undefined);
  };
  const inCart = line && product.units.find(({ id }) => id === line.unitOnCart);

  return (
    <div className="buy-box">
      <PriceBlock product={product} unit={unit} quantity={quantity} view={view} pending={pending} />
      <div className="flex min-w-0 flex-col gap-2">
        {product.units.length > 1 ? (
          <Select
            label={words.unit(product.name)}
            value={unit.id}
            options={product.units.map(({ id, text }) => ({ value: id, text }))}
            onChange={(event) => {
              choose(Number(event.target.value));
              want(undefined);
            }}
          />
        ) : (
          <span className="flex h-11 items-center text-ink-soft text-sm">{unit.text}</span>
        )}
        <div className="flex items-start gap-2">
          <Stepper value={quantity} onChange={want} name={product.name} step={step} least={step} />
          <Button
            className="grow px-2"
            aria-label={words.addName(product.name)}
            disabled={!product.inStock}
            onClick={add}
          >
            <CartIcon />
            <span className="buy-word">{product.inStock ? words.add : words.outOfStock}</span>
          </Button>
        </div>
        <p className="flex h-5 items-center gap-1 font-medium text-success text-xs" aria-live="polite">
          {line && (
            <>
              <CheckIcon className="size-4" />
              {words.inCart(countOf(line.quantityOnCart, inCart?.name ?? ''))}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
