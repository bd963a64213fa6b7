import 'server-only';
import { cache } from 'react';
import { getAccountDetails } from '@/api/service';
import { withSession } from './session-result';

/** Company, contact and addresses of the customer. */
export const getAccount = cache((site: string) =>
  withSession(site, (client) => getAccountDetails(client, { loadContact: true, loadAddresses: true })),
);
