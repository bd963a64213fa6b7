import { buying as words } from '@/locales/nl/buying';
import type { CartItem } from '@/store/domain';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import type { Buyable } from './buyable';
import { LaterInCart } from './later-in-cart';

export interface AddButtonProps {
  product: Buyable;
  /** The product's lines in the cart. */
  lines: CartItem[];
  onAdd: () => void;
}

/** The one button, and on its edge how many are in the cart already. */
export function AddButton({ product, lines, onAdd }: AddButtonProps) {
  return (
    <div className="add">
      <Button disabled={product.soldOut} onClick={onAdd}>
        <Icon name="cart" />
        {product.soldOut ? words.outOfStock : words.add}
      </Button>
      <LaterInCart lines={lines} units={product.units} />
    </div>
  );
}
