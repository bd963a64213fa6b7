'use client';

import { useState } from 'react';
import { buying as words } from '@/locales/nl/buying';
import { countOf } from '@/locales/nl/units';
import { changeLine } from '@/store/cart/change-line';
import { cartKey } from '@/store/cart/overlay';
import { selectLine } from '@/store/cart/selectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { PriceView } from '../shop';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { Select } from '../ui/select';
import { Stepper } from '../ui/stepper';
import { addQuantity } from './add-quantity';
import { type Buyable, defaultUnit } from './buyable';
import type { OwnPrices } from './card';
import { StreamedPrice } from './streamed-price';

export interface BuyBoxProps {
  product: Buyable;
  view: PriceView;
  /** A customer's prices, under way; absent for visitors, and when `product` has them already. */
  prices?: OwnPrices;
  /** How many tiers there is room for; all when absent. */
  mostTiers?: number;
}

/** Price, unit, quantity and one button. What is in the cart already is said beside it. */
export function BuyBox({ product, view, prices, mostTiers }: BuyBoxProps) {
  const dispatch = useAppDispatch();
  const line = useAppSelector((state) => selectLine(state, cartKey(product.id)));
  const [chosen, choose] = useState(defaultUnit(product.units)?.id);
  const unit = product.units.find(({ id }) => id === chosen) ?? defaultUnit(product.units);
  // Multiples are asked for in the default unit only (contract, product step).
  const step = (unit?.isDefault && product.step) || 1;
  const [wanted, want] = useState<number>();
  const quantity = wanted ?? step;
  if (!unit) return null;

  const add = () => {
    const sum = addQuantity(line, quantity, unit, product.units);
    dispatch(changeLine({ productId: product.id, productName: product.name, step: product.step, ...sum }));
    want(undefined);
  };
  const lineUnit = line && product.units.find(({ id }) => id === line.unitOnCart);

  return (
    <div className="buy">
      <StreamedPrice {...{ product, unit, quantity, view, mostTiers, prices }} />
      {product.units.length > 1 ? (
        <Select
          label={words.unit}
          value={unit.id}
          options={product.units.map(({ id, text }) => ({ value: id, text }))}
          onChange={(event) => {
            choose(Number(event.target.value));
            want(undefined);
          }}
        />
      ) : (
        <p className="only-unit">{unit.text}</p>
      )}
      <Stepper value={quantity} onChange={want} step={step} least={step} />
      <div className="add">
        <Button disabled={product.soldOut} onClick={add}>
          <Icon name="cart" />
          {product.soldOut ? words.outOfStock : words.add}
        </Button>
        {line && (
          <p className="in-cart">
            {countOf(line.quantityOnCart, lineUnit?.name ?? '')}
            <span className="sr-only"> {words.inCart}</span>
          </p>
        )}
      </div>
    </div>
  );
}
