import type { Session } from '@/api/types';
import { callApi } from '../call-api';
import type { AppThunk } from '../thunk';
import { authenticate } from './thunks';

/**
 * Takes up the stored session again: `POST /v1/auth/authenticate`, to which the gateway adds the session of the cookie.
 * The state changes as after loading the session (docs/behaviour.md §4.1). Resolves with undefined when there is none.
 */
export function refreshSession(): AppThunk<Promise<Session | undefined>> {
  return async (dispatch) => {
    const outcome = await dispatch(callApi('auth.refresh', {}));
    if ('refusal' in outcome) {
      dispatch(authenticate.rejected(null, 'refresh', undefined, outcome.refusal.code));
      return undefined;
    }
    dispatch(authenticate.fulfilled(outcome.value, 'refresh'));
    return outcome.value;
  };
}
