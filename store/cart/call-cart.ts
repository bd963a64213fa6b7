import type { AnswerOf, CallName, CallOptions, RequestOf } from '@/api/call';
import { callApi, type Outcome } from '../call-api';
import type { AppThunk } from '../thunk';
import { cartPatched } from './slice';

/** Runs calls about the whole cart; `loading` is set until they end (docs/behaviour.md §9.3). */
export function whileLoading<T>(calls: AppThunk<Promise<Outcome<T>>>): AppThunk<Promise<Outcome<T>>> {
  return async (dispatch) => {
    dispatch(cartPatched({ loading: true }));
    const outcome = await dispatch(calls);
    dispatch(cartPatched({ loading: false }));
    return outcome;
  };
}

/** Makes one call about the whole cart, by its endpoint's name. Never rejects. */
export const callCart = <Name extends CallName & `cart.${string}`>(
  name: Name,
  body: RequestOf<Name>,
  options?: CallOptions,
) => whileLoading<AnswerOf<Name>>(callApi(name, body, options));
