import type { Session } from '@/api/types';
import { failureCode } from '../failure';
import { createAppThunk } from '../thunk';

/**
 * Logs in (docs/behaviour.md §4.4, §4.5). Rejects with an error code: `credentials_wrong` when the answer refuses or
 * is not authenticated, another one when the call itself failed.
 */
export const login = createAppThunk<Session, { username: string; password: string }>(
  'auth/login',
  async (credentials, { extra, rejectWithValue }) => {
    try {
      const call = await extra.api();
      const session = await call('auth.login', credentials);
      return session.authenticated ? session : rejectWithValue('credentials_wrong');
    } catch (error) {
      return rejectWithValue(failureCode(error));
    }
  },
);

/** Asks the API who this session belongs to. Rejects when there is no session. */
export const authenticate = createAppThunk<Session>(
  'auth/authenticate',
  async (_, { extra, rejectWithValue }) => {
    try {
      const call = await extra.api();
      return await call('auth.authenticate', {});
    } catch (error) {
      return rejectWithValue(failureCode(error));
    }
  },
);

/** Ends the session on the server. Rejects when that failed: the customer is then still logged in. */
export const logout = createAppThunk<void>('auth/logout', async (_, { extra, rejectWithValue }) => {
  try {
    const call = await extra.api();
    await call('auth.logout', {});
  } catch (error) {
    return rejectWithValue(failureCode(error));
  }
});
