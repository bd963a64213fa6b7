import 'server-only';
import { cache } from 'react';
import { callWithSession } from './session-result';

/** Company, contact and addresses of the customer. */
export const getAccount = cache((site: string) =>
  callWithSession(site, 'service.accountDetails', { loadContact: true, loadAddresses: true }),
);

/** The customer's account data, and the countries that the shop delivers to. */
export const getDetails = cache((site: string) =>
  callWithSession(site, 'service.accountDetails', {
    loadContact: true,
    loadAddresses: true,
    loadCountries: true,
  }),
);
