import type { CartItem } from '../domain';
import type { AppThunk } from '../thunk';
import { changeLine } from './change-line';

/** Puts a removed line back as it was. */
export function restoreLine(item: CartItem): AppThunk {
  return (dispatch) => {
    dispatch(
      changeLine({
        productId: item.productId,
        hash: item.hash,
        productName: item.productName,
        quantity: item.quantityOnCart,
        unit: item.unitOnCart,
        slug: item.slug,
        image: item.image,
        units: item.units,
        step: item.step,
      }),
    );
  };
}
