import type { PriceView } from '../shop';

/** Props of a row that can be selected, with a quantity to order. */
export interface OrderableRow {
  view: PriceView;
  quantity: number;
  ticked: boolean;
  onTick: () => void;
  onQuantity: (quantity: number) => void;
}
