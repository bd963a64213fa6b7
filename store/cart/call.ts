import type { ShopApi } from '../api';
import type { ErrorCode } from '../domain';
import { failureCode } from '../failure';
import type { AppThunk } from '../thunk';
import { cartPatched } from './slice';

/** Why a call gave nothing. */
export interface Refusal {
  code: ErrorCode;
  /** Field → error word, such as why a coupon is refused. */
  fields: Readonly<Record<string, string>>;
}

export type Outcome<T> = { value: T } | { refusal: Refusal };

/** The code and the fields of a failed call. */
function refusalOf(error: unknown): Refusal {
  const fields = typeof error === 'object' && error !== null && 'fields' in error ? error.fields : undefined;
  return { code: failureCode(error), fields: (fields ?? {}) as Refusal['fields'] };
}

/** One call of the API. Never rejects. */
export function callApi<T>(call: (api: ShopApi) => Promise<T>): AppThunk<Promise<Outcome<T>>> {
  return async (_dispatch, _getState, { api }) => {
    try {
      return { value: await call(await api()) };
    } catch (error) {
      return { refusal: refusalOf(error) };
    }
  };
}

/** One call about the cart as a whole; `loading` is set as long as it takes (docs/behaviour.md §9.3). Never rejects. */
export function callCart<T>(call: (cart: ShopApi['cart']) => Promise<T>): AppThunk<Promise<Outcome<T>>> {
  return async (dispatch) => {
    dispatch(cartPatched({ loading: true }));
    const outcome = await dispatch(callApi(({ cart }) => call(cart)));
    dispatch(cartPatched({ loading: false }));
    return outcome;
  };
}
