import { Suspense, use } from 'react';
import type { OwnPrices } from './card';
import { PriceBlock, type PriceBlockProps } from './price-block';

type StreamedPriceProps = Omit<PriceBlockProps, 'pending'> & { prices?: OwnPrices };

/** The price of the chosen unit; a customer's streams into its place, and nothing else of the box waits for it. */
export function StreamedPrice({ prices, ...block }: StreamedPriceProps) {
  if (!prices) return <PriceBlock {...block} />;
  return (
    <Suspense fallback={<PriceBlock {...block} pending />}>
      <OwnPriceBlock {...block} prices={prices} />
    </Suspense>
  );
}

function OwnPriceBlock({ prices, product, unit, ...block }: StreamedPriceProps & { prices: OwnPrices }) {
  const own = use(prices)[product.id];
  return (
    <PriceBlock
      {...block}
      product={{ ...product, oldPrice: own?.oldPrice }}
      unit={{ ...unit, ...own?.units[unit.id] }}
    />
  );
}
