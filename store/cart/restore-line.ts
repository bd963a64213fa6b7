import type { CartItem } from '@/api/types';
import type { AppThunk } from '../thunk';
import { changeLine } from './change-line';
import { commentLine } from './comment-line';

/** Puts a removed line back with its quantity, options and comment. */
export function restoreLine(item: CartItem): AppThunk {
  return (dispatch) => {
    dispatch(
      changeLine({
        productId: item.productId,
        hash: item.hash,
        productName: item.productName,
        quantity: item.quantityOnCart,
        unit: item.unitOnCart,
        options: item.selectedOptions,
        slug: item.slug,
        image: item.image,
        units: item.units,
        step: item.step,
      }),
    );
    // The server deleted the comment with the line.
    if (item.comment !== '') dispatch(commentLine(item.key, item.comment));
  };
}
