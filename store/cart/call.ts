import type { ShopApi } from '../api';
import type { ErrorCode } from '../domain';
import { failureCode } from '../failure';
import type { AppThunk } from '../thunk';
import { cartPatched } from './slice';

/** The reason why a call failed. */
export interface Refusal {
  code: ErrorCode;
  /** Field → error word, for example why a coupon is refused. */
  fields: Readonly<Record<string, string>>;
}

export type Outcome<T> = { value: T } | { refusal: Refusal };

/** Reads code and fields from a failed call. */
function refusalOf(error: unknown): Refusal {
  const fields = typeof error === 'object' && error !== null && 'fields' in error ? error.fields : undefined;
  return { code: failureCode(error), fields: (fields ?? {}) as Refusal['fields'] };
}

/** Makes one call of the API. Never rejects. */
export function callApi<T>(call: (api: ShopApi) => Promise<T>): AppThunk<Promise<Outcome<T>>> {
  return async (_dispatch, _getState, { api }) => {
    try {
      return { value: await call(await api()) };
    } catch (error) {
      return { refusal: refusalOf(error) };
    }
  };
}

/** Makes one call about the whole cart; `loading` is set until it ends (docs/behaviour.md §9.3). Never rejects. */
export function callCart<T>(call: (cart: ShopApi['cart']) => Promise<T>): AppThunk<Promise<Outcome<T>>> {
  return async (dispatch) => {
    dispatch(cartPatched({ loading: true }));
    const outcome = await dispatch(callApi(({ cart }) => call(cart)));
    dispatch(cartPatched({ loading: false }));
    return outcome;
  };
}
