'use client';

import { Suspense, useRef } from 'react';
import { buying } from '@/locales/nl/product/buying';
import { productPanel as words } from '@/locales/nl/product/product-panel';
import { countOf } from '@/locales/nl/product/units';
import { AddToList } from '../add-to-list/add-to-list';
import { Stepper } from '../form/stepper';
import type { PriceView } from '../shop';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { lazyPart } from '../ui/lazy-part';
import { AddButton } from './add-button';
import type { Buyable } from './buyable';
import type { ChoiceGroup } from './choice';
import { PanelTiers } from './panel-tiers';
import { PriceBlock } from './price-block';
import { readSelectedOptions } from './selected-options';
import { UnitChoice } from './unit-choice';
import { useBuying } from './use-buying';

// Loaded on demand: most products have no options.
const OptionChoices = lazyPart(() => import('./option-choices').then((module) => module.OptionChoices));

// Loaded on demand: the quantity seldom exceeds the stock.
const StockNote = lazyPart(() => import('./stock-note').then((module) => module.StockNote));

// Loaded on demand: few products say how much use they give.
const UseLine = lazyPart(() => import('./use-line').then((module) => module.UseLine));

export interface OrderPanelProps {
  product: Buyable;
  /** Base pieces. */
  stock: number;
  options: ChoiceGroup[];
  view: PriceView;
  /** The customer's price is still loading. */
  pending?: boolean;
}

/** Order panel of the product page: unit, price tiers, quantity and options. */
export function OrderPanel({ product, stock, options, view, pending }: OrderPanelProps) {
  const { lines, line, unit, step, quantity, typed, want, choose, add } = useBuying(product);
  const panel = useRef<HTMLDivElement>(null);
  if (!unit) return null;
  const along = line?.selectedOptions ?? [];
  const onAdd = () => add(readSelectedOptions(panel.current, options));
  return (
    <div ref={panel} className="order">
      <PriceBlock {...{ product, unit, quantity, view, pending }} mostTiers={0} />
      {product.use && (
        <Suspense fallback={null}>
          <UseLine {...{ product, unit, quantity, view, pending }} />
        </Suspense>
      )}
      <div className="unit-row">
        <UnitChoice {...{ product, unit }} onChoose={choose} />
        <span className="no-print">
          <AddToList product={product} unitId={unit.id} />
        </span>
      </div>
      <div className="order-row">
        <Stepper value={typed} onChange={want} onInvalid={() => want(Number.NaN)} step={step} min={step} />
        <AddButton {...{ product, lines, onAdd }} />
      </div>
      {(lines.length > 0 || quantity * unit.content > stock) && (
        <Suspense fallback={null}>
          <StockNote {...{ product, stock, unit, quantity, lines }} />
        </Suspense>
      )}
      {options.length > 0 && (
        <details className="option-groups" open={along.length > 0}>
          <summary>
            {options.map(({ label }) => label).join(' · ')}
            <Icon name="chevron-down" />
          </summary>
          <Suspense fallback={null}>
            <OptionChoices
              // A change of the options in the cart replaces the selection on the page.
              key={along.map(({ productId }) => productId).join()}
              productId={product.id}
              groups={options}
              view={view}
              selected={along}
            />
          </Suspense>
        </details>
      )}
      {step > 1 && <p className="step-note">{words.perStep(countOf(step, unit.name))}</p>}
      <PanelTiers {...{ product, unit, quantity, line, view, pending }} onChoose={choose} />
      {/* The same at the bottom of a phone while the row above is out of view. */}
      <div aria-hidden="true" className="buy-bar no-print">
        <PriceBlock {...{ product, unit, quantity, view, pending }} mostTiers={0} />
        <Button tabIndex={-1} disabled={product.soldOut} onClick={onAdd}>
          {product.soldOut ? buying.outOfStock : buying.add}
        </Button>
      </div>
    </div>
  );
}
