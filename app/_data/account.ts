import 'server-only';
import { cache } from 'react';
import { withSession } from './session-result';

/** Company, contact and addresses of the customer. */
export const getAccount = cache((site: string) =>
  withSession(site, ({ call }) => call('service.accountDetails', { loadContact: true, loadAddresses: true })),
);
