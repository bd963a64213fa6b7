import 'server-only';
import { cache } from 'react';
import { getAccountDetails } from '@/api/service';
import { withSession } from './session-result';

/** The customer's account data, and the countries that the shop delivers to. */
export const getDetails = cache((site: string) =>
  withSession(site, (client) =>
    getAccountDetails(client, { loadContact: true, loadAddresses: true, loadCountries: true }),
  ),
);
