'use client';

import { packing as words } from '@/locales/nl/cart-line';
import { countOf } from '@/locales/nl/units';
import { type Packing, repack } from '@/store/cart/repack';
import { selectCartIsChanging } from '@/store/cart/selectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { PriceView } from '../shop';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Price } from '../ui/price';

interface PackingHintsProps {
  packings: Packing[];
  view: PriceView;
}

/** Where the same pieces cost less in other units. Nothing is converted by itself: the customer decides. */
export function PackingHints({ packings, view }: PackingHintsProps) {
  const dispatch = useAppDispatch();
  const changing = useAppSelector(selectCartIsChanging);
  return packings.map((packing) => {
    const units = packing.units.map((one) => countOf(one.quantity, one.unitName)).join(' + ');
    return (
      <div key={packing.productId} className="mt-4">
        <Notice>
          <span className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0 basis-56 grow">
              {words.cheaper(packing.productName, units)}{' '}
              <strong>
                <Price euros={packing.saves} vat={packing.vat} view={view} />
              </strong>{' '}
              {words.less}
            </span>
            <Button look="outline" size="s" disabled={changing} onClick={() => dispatch(repack(packing))}>
              {words.take(units)}
            </Button>
          </span>
        </Notice>
      </div>
    );
  });
}
