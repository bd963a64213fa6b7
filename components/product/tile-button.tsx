import { buying as words } from '@/locales/nl/buying';
import { productRows } from '@/locales/nl/product-rows';
import { countOf } from '@/locales/nl/units';
import { changeLine } from '@/store/cart/change-line';
import { cartKey } from '@/store/cart/overlay';
import { selectLine } from '@/store/cart/selectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '../ui/button';
import { addQuantity } from './add-quantity';
import type { BuyableUnit } from './buyable';
import type { Card } from './card';

export interface TileButtonProps {
  card: Card;
  /** The usual one, which is added. */
  unit: BuyableUnit;
}

/** The smallest quantity into the cart; other quantities and units are the product page's. */
export function TileButton({ card, unit }: TileButtonProps) {
  const dispatch = useAppDispatch();
  const line = useAppSelector((state) => selectLine(state, cartKey(card.id)));
  const lineUnit = line?.units.find(({ puId }) => puId === line.unitOnCart);

  const add = () => {
    // The line may be in a unit that this tile does not know.
    const units = line?.units.map(({ puId, unitName, unitContent }) => ({
      id: puId,
      name: unitName,
      content: unitContent,
    }));
    const sum = addQuantity(line, card.step ?? 1, unit, units?.length ? units : card.units);
    dispatch(changeLine({ productId: card.id, productName: card.name, step: card.step, ...sum }));
  };

  return (
    <div className="add">
      <Button
        look="outline"
        size="s"
        disabled={card.soldOut}
        aria-label={card.soldOut ? undefined : productRows.add(card.name)}
        onClick={add}
      >
        {card.soldOut ? words.outOfStock : words.add}
      </Button>
      {line && (
        <p className="in-cart">
          {countOf(line.quantityOnCart, lineUnit?.unitName ?? unit.name)}
          <span className="sr-only"> {words.inCart}</span>
        </p>
      )}
    </div>
  );
}
