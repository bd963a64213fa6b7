import '@/lib/without-eval';

import { shopTable } from '@toonbank/contract/shop-endpoints';
import { noteRetryAfter } from '@/lib/retry-after';
import { NO_SESSION_EVENT, SIMULATED_EVENT } from '@/lib/session-signs';
import { nameNewSession } from './beacon-update';
import type { ApiCall } from './call';
import { createClient } from './client';
import { ApiError, hasCode } from './error';

/** The same origin: the gateway adds token and session, so the browser holds no secret. */
const client = createClient({ table: shopTable, baseURL: '', timeoutMs: 20_000 });

/**
 * Makes one call and reports a missing session to the session watcher. Import it on first use: it loads axios and the
 * contract's schemas.
 */
export const browserCall: ApiCall = async (name, request, options) => {
  if (shopTable.get(name)?.access === 'visitor') nameNewSession();
  try {
    return await client.call(name, request, options);
  } catch (error) {
    if (hasCode(error, 'session_invalid', 'session_missing', 'login_required'))
      window.dispatchEvent(new Event(NO_SESSION_EVENT));
    if (hasCode(error, 'simulated_session')) window.dispatchEvent(new Event(SIMULATED_EVENT));
    if (error instanceof ApiError && error.retryAfterS > 0) noteRetryAfter(error.retryAfterS);
    throw error;
  }
};
