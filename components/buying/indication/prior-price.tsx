import { priceIndication as words } from '@/locales/nl/product/price-indication';
import type { PriceView } from '../../shop';
import { Price } from '../../ui/price';

export interface PriorPriceProps {
  /** Euros without VAT. */
  euros: number;
  vat: number;
  view: PriceView;
}

/** The lowest price of the 30 days before a sale, in words and struck through (docs/behaviour.md §16.2). */
export function PriorPrice(price: PriorPriceProps) {
  return (
    <>
      {words.prior}{' '}
      <s>
        <Price {...price} />
      </s>
    </>
  );
}
