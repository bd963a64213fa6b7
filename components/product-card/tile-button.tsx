import { buying as words } from '@/locales/nl/product/buying';
import { productRows } from '@/locales/nl/product/product-rows';
import { LazyInCart } from '../buying/lazy-in-cart';
import { useBuying } from '../buying/use-buying';
import { Button } from '../ui/button';
import type { Card } from './card';

/**
 * Adds the smallest quantity of the usual unit to the cart; the product page offers other quantities and
 * units.
 */
export function TileButton({ card }: { card: Card }) {
  const { lines, add } = useBuying(card);
  return (
    <div className="add">
      <Button
        look="outline"
        size="s"
        disabled={card.soldOut}
        aria-label={card.soldOut ? undefined : productRows.add(card.name)}
        onClick={() => add()}
      >
        {card.soldOut ? words.outOfStock : words.add}
      </Button>
      <LazyInCart lines={lines} units={card.units} />
    </div>
  );
}
