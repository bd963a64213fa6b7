import { callApi } from '../cart/call';
import type { BoughtProduct, PriceAgreement, ProductDoc } from '../domain';
import type { AppThunk } from '../thunk';

/** Why a product costs a customer what it costs. */
export interface PriceFacts {
  /** Of any of its units; those that begin later too. */
  agreements: PriceAgreement[];
  /** Absent when it was never bought. */
  bought?: BoughtProduct;
  /** As the customer sees it now; absent when it is gone. */
  product?: ProductDoc;
}

/** Asks for all there is to tell about a price; undefined when it can't be had now. Customers only. */
export function askPriceReason(productId: number): AppThunk<Promise<PriceFacts | undefined>> {
  return async (dispatch) => {
    const answer = await dispatch(
      callApi(({ service, products }) =>
        Promise.all([
          service.priceAgreements(productId),
          service.productHistory({ productIDs: [productId] }),
          products.list({ ids: [productId], pageSize: 1 }),
        ]),
      ),
    );
    if ('refusal' in answer) return undefined;
    const [agreements, history, list] = answer.value;
    return { agreements, bought: history.products[0], product: list.docs[0] };
  };
}
