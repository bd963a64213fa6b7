import '@/lib/without-eval';

import { endpointTable } from '@toonbank/contract';
import { noteRetryAfter } from '@/lib/retry-after';
import { NO_SESSION_EVENT } from '@/lib/session-signs';
import { ADMIN_API } from '@/lib/urls/admin-urls';
import type { ApiCall } from './call';
import { createClient } from './client';
import { ApiError, hasCode } from './error';

const TIMEOUT_MS = 20_000;
const clients = {
  admin: createClient({ table: endpointTable, baseURL: ADMIN_API, timeoutMs: TIMEOUT_MS }),
  customer: createClient({ table: endpointTable, baseURL: '', timeoutMs: TIMEOUT_MS }),
};

/** Loads a file of an admin's page. @throws ApiError */
export const adminFile = clients.admin.file;

/** Makes one call of an admin's page, through the gateway, which adds the admin's session. Import it on first use. */
export const adminCall: ApiCall = async (name, request, options) => {
  try {
    return await clients[endpointTable.get(name)?.api ?? 'customer'].call(name, request, options);
  } catch (error) {
    if (hasCode(error, 'session_invalid', 'session_missing'))
      window.dispatchEvent(new Event(NO_SESSION_EVENT));
    if (error instanceof ApiError && error.retryAfterS > 0) noteRetryAfter(error.retryAfterS);
    throw error;
  }
};
