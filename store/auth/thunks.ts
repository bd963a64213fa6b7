import type { Session } from '@/api/types';
import { createCallThunk } from '../thunk';

/**
 * Logs in (docs/behaviour.md §4.4, §4.5). Rejects with an error code: `credentials_wrong` when the answer refuses or
 * is not authenticated, another one when the call itself failed.
 */
export const login = createCallThunk<Session, { username: string; password: string }>(
  'auth/login',
  async (call, credentials) => {
    const session = await call('auth.login', credentials);
    return session.authenticated ? session : Promise.reject({ code: 'credentials_wrong' });
  },
);

/** Asks the API who this session belongs to. Rejects when there is no session. */
export const authenticate = createCallThunk<Session>('auth/authenticate', (call) =>
  call('auth.authenticate', {}),
);

/** Ends the session on the server. Rejects when that failed: the customer is then still logged in. */
export const logout = createCallThunk('auth/logout', (call) => call('auth.logout', {}));
