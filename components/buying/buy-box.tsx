'use client';

import { Suspense } from 'react';
import { AddToList } from '../add-to-list/add-to-list';
import { Stepper } from '../form/stepper';
import type { PriceView } from '../shop';
import { lazyPart } from '../ui/lazy-part';
import { AddButton } from './add-button';
import type { Buyable } from './buyable';
import { PriceBlock } from './price-block';
import { UnitChoice } from './unit-choice';
import { useBuying } from './use-buying';

const ShortInCart = lazyPart(() => import('./short-in-cart').then((module) => module.ShortInCart));

export interface BuyBoxProps {
  product: Buyable;
  view: PriceView;
  /** The customer's price is still loading. */
  pending?: boolean;
  /** Maximum number of tiers shown; all when absent. */
  mostTiers?: number;
}

/** Price, unit, quantity and the add button, with the quantity that is already in the cart. */
export function BuyBox({ product, view, pending, mostTiers }: BuyBoxProps) {
  const { lines, unit, step, quantity, typed, want, choose, add } = useBuying(product);
  if (!unit) return null;
  const short = lines.find(({ available }) => !available);
  return (
    <div className="buy">
      <PriceBlock {...{ product, unit, quantity, view, mostTiers, pending }} />
      <div className="unit-row">
        <UnitChoice {...{ product, unit }} onChoose={choose} />
        <AddToList product={product} unitId={unit.id} />
      </div>
      <Stepper value={typed} onChange={want} onInvalid={() => want(Number.NaN)} step={step} min={step} />
      <AddButton {...{ product, lines }} onAdd={() => add()} />
      {short && (
        <Suspense fallback={null}>
          <ShortInCart line={short} />
        </Suspense>
      )}
    </div>
  );
}
