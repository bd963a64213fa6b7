import '@/lib/without-eval';

import { type EndpointName, endpointTable } from '@toonbank/contract';
import { noteRetryAfter } from '@/lib/retry-after';
import { NO_SESSION_EVENT } from '@/lib/session-signs';
import { ADMIN_API } from '@/lib/urls/admin-urls';
import type { ApiCall } from './call';
import { type ApiClient, createClient } from './client';
import { ApiError, hasCode } from './error';

const TIMEOUT_MS = 20_000;
const clients = {
  admin: createClient({ table: endpointTable, baseURL: ADMIN_API, timeoutMs: TIMEOUT_MS }),
  customer: createClient({ table: endpointTable, baseURL: '', timeoutMs: TIMEOUT_MS }),
};

const clientFor = (name: EndpointName) => clients[endpointTable.get(name)?.api ?? 'customer'];

async function watched<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (hasCode(error, 'session_invalid', 'session_missing'))
      window.dispatchEvent(new Event(NO_SESSION_EVENT));
    if (error instanceof ApiError && error.retryAfterS > 0) noteRetryAfter(error.retryAfterS);
    throw error;
  }
}

/** Makes one call of an admin's page, through the gateway, which adds the admin's session. Import it on first use. */
export const adminCall: ApiCall = (name, request, options) =>
  watched(clientFor(name).call(name, request, options));

/** The same for a file. @throws ApiError */
export const adminFile: ApiClient['file'] = (name, request, options) =>
  watched(clientFor(name).file(name, request, options));
