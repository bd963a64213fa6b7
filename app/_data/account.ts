import 'server-only';
import { cache } from 'react';
import { callWithSession } from './session-result';

/** Company, contact and addresses of the customer. */
export const getAccount = cache((site: string) =>
  callWithSession(site, 'service.accountDetails', { loadContact: true, loadAddresses: true }),
);
