import type { AnswerOf, ApiCall, CallName, CallOptions, RequestOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { failureCode } from './failure';
import type { AppThunk } from './thunk';

/** The reason why a call failed. */
export interface Refusal {
  code: ErrorCode;
  /** Field → error word, for example why a coupon is refused. */
  fields: Readonly<Record<string, string>>;
}

export type Outcome<T> = { value: T } | { refusal: Refusal };

/** Reads code and fields from a failed call. */
export function refusalOf(error: unknown): Refusal {
  const fields = typeof error === 'object' && error !== null && 'fields' in error ? error.fields : undefined;
  return { code: failureCode(error), fields: (fields ?? {}) as Refusal['fields'] };
}

/** Makes calls that belong together; the first one that fails is the outcome of all. Never rejects. */
export function makeCalls<T>(work: (call: ApiCall) => Promise<T>): AppThunk<Promise<Outcome<T>>> {
  return async (_dispatch, _getState, { api }) => {
    try {
      return { value: await work(await api()) };
    } catch (error) {
      return { refusal: refusalOf(error) };
    }
  };
}

/** Makes one call by its endpoint's name in the contract: `callApi('cart.hints', {})`. Never rejects. */
export const callApi = <Name extends CallName>(name: Name, body: RequestOf<Name>, options?: CallOptions) =>
  makeCalls<AnswerOf<Name>>((call) => call(name, body, options));
