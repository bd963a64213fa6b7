import { buying as words } from '@/locales/nl/buying';
import { countOf } from '@/locales/nl/units';
import type { CartItem } from '@/store/domain';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import type { Buyable } from './buyable';

export interface AddButtonProps {
  product: Buyable;
  /** The product's line in the cart. */
  line: CartItem | undefined;
  onAdd: () => void;
}

/** The one button, and on its edge how many are in the cart already. */
export function AddButton({ product, line, onAdd }: AddButtonProps) {
  const unit = line && product.units.find(({ id }) => id === line.unitOnCart);
  return (
    <div className="add">
      <Button disabled={product.soldOut} onClick={onAdd}>
        <Icon name="cart" />
        {product.soldOut ? words.outOfStock : words.add}
      </Button>
      {line && (
        <p className="in-cart">
          {countOf(line.quantityOnCart, unit?.name ?? '')}
          <span className="sr-only"> {words.inCart}</span>
        </p>
      )}
    </div>
  );
}
