import 'server-only';
import { cache } from 'react';
import { getAccountDetails } from '@/api/service';
import { withSession } from './session-result';

/** All that the shop knows of the customer, with the countries that it delivers to. */
export const getDetails = cache((site: string) =>
  withSession(site, (client) =>
    getAccountDetails(client, { loadContact: true, loadAddresses: true, loadCountries: true }),
  ),
);
