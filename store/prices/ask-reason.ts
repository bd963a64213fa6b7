import type { BoughtProduct, PriceAgreement, ProductDoc } from '@/api/types';
import { makeCalls } from '../call-api';
import type { AppThunk } from '../thunk';

/** The facts that explain a customer's price of a product. */
export interface PriceFacts {
  /** Of any of the product's units, future ones included. */
  agreements: PriceAgreement[];
  /** Absent when the customer never bought it. */
  bought?: BoughtProduct;
  /** As this customer sees it now; absent when it no longer exists. */
  product?: ProductDoc;
}

/** Loads the facts about a price; undefined when they are not available now. Customers only. */
export function askPriceReason(productId: number): AppThunk<Promise<PriceFacts | undefined>> {
  return async (dispatch) => {
    const answer = await dispatch(
      makeCalls((call) =>
        Promise.all([
          call('service.fixedPrices', { productID: productId }),
          call('service.productHistory', { productIDs: [productId] }),
          call('products.list', { ids: [productId], pageSize: 1 }),
        ]),
      ),
    );
    if ('refusal' in answer) return undefined;
    const [agreements, history, list] = answer.value;
    return { agreements, bought: history.products[0], product: list.docs[0] };
  };
}
