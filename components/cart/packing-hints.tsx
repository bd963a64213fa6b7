'use client';

import { useEffect, useRef, useState } from 'react';
import { packing as words } from '@/locales/nl/cart/cart-line';
import { countOf } from '@/locales/nl/product/units';
import { type Packing, repack } from '@/store/cart/repack';
import { selectCartIsChanging, selectLinesOf } from '@/store/cart/selectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { PriceView } from '../shop';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Price } from '../ui/price';

interface PackingHintsProps {
  packings?: Packing[];
  view: PriceView;
}

/** `3 dozen + 7 rollen` */
const unitsOf = ({ units }: Packing) =>
  units.map(({ quantity, unitName }) => countOf(quantity, unitName)).join(' + ');

/**
 * Hints for units in which the same pieces cost less. The customer decides; the confirmation is shown as long
 * as the cart holds these units.
 */
export function PackingHints({ packings = [], view }: PackingHintsProps) {
  const dispatch = useAppDispatch();
  const [taken, setTaken] = useState<Packing>();
  const take = async (packing: Packing) => {
    if (await dispatch(repack(packing))) setTaken(packing);
  };
  return (
    <>
      {taken && <TakenPacking packing={taken} view={view} />}
      {packings.map((packing) => (
        <PackingHint
          key={packing.productId}
          packing={packing}
          view={view}
          onTake={() => void take(packing)}
        />
      ))}
    </>
  );
}

function PackingHint({ packing, view, onTake }: { packing: Packing; view: PriceView; onTake: () => void }) {
  const changing = useAppSelector(selectCartIsChanging);
  const held = useHeld(packing.productId);
  const units = unitsOf(packing);
  return (
    <div className="mt-4">
      <Notice>
        <span className="flex flex-wrap items-center justify-between gap-3">
          <span className="min-w-0 grow basis-56">
            <strong className="block">{packing.productName}</strong>
            {words.instead(units, held)} <Savings packing={packing} view={view} />
          </span>
          <Button look="outline" size="s" disabled={changing} onClick={onTake}>
            {words.take(units)}
          </Button>
        </span>
      </Notice>
    </div>
  );
}

/** Takes the focus from the removed button, so that screen readers announce it. */
function TakenPacking({ packing, view }: { packing: Packing; view: PriceView }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const isHeld = useAppSelector((state) => {
    const lines = selectLinesOf(state, packing.productId);
    return (
      lines.length === packing.units.length &&
      packing.units.every(({ unit, quantity }) =>
        lines.some((line) => line.unitOnCart === unit && line.quantityOnCart === quantity),
      )
    );
  });
  if (!isHeld) return null;
  return (
    <div ref={place} tabIndex={-1} className="mt-4 outline-none">
      <Notice tone="success">
        <strong className="block">{packing.productName}</strong>
        {words.taken(unitsOf(packing))} <Savings packing={packing} view={view} />
      </Notice>
    </div>
  );
}

const Savings = ({ packing: { saves, vat }, view }: { packing: Packing; view: PriceView }) => (
  <>
    <strong>
      <Price euros={saves} vat={vat} view={view} />
    </strong>{' '}
    {words.less}
  </>
);

/** Quantity of a product in the cart, largest unit first as in a hint: `2 dozen + 17 rollen`. */
function useHeld(productId: number): string {
  return useAppSelector((state) =>
    selectLinesOf(state, productId)
      .map(({ quantityOnCart, unitOnCart, units }) => {
        const unit = units.find(({ puId }) => puId === unitOnCart);
        return {
          content: unit?.unitContent ?? 1,
          text: countOf(quantityOnCart, unit?.unitName ?? '').trim(),
        };
      })
      .sort((a, b) => b.content - a.content)
      .map(({ text }) => text)
      .join(' + '),
  );
}
