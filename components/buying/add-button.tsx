import type { CartItem } from '@/api/types';
import { buying as words } from '@/locales/nl/product/buying';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import type { Buyable } from './buyable';
import { LazyInCart } from './lazy-in-cart';

export interface AddButtonProps {
  product: Buyable;
  /** The product's lines in the cart. */
  lines: CartItem[];
  onAdd: () => void;
}

/** The button that adds to the cart, with the quantity that is in the cart already. */
export function AddButton({ product, lines, onAdd }: AddButtonProps) {
  return (
    <div className="add">
      <Button disabled={product.soldOut} onClick={onAdd}>
        <Icon name="cart" />
        {product.soldOut ? words.outOfStock : words.add}
      </Button>
      <LazyInCart lines={lines} units={product.units} />
    </div>
  );
}
