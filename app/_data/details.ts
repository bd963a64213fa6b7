import 'server-only';
import { cache } from 'react';
import { callWithSession } from './session-result';

/** The customer's account data, and the countries that the shop delivers to. */
export const getDetails = cache((site: string) =>
  callWithSession(site, 'service.accountDetails', {
    loadContact: true,
    loadAddresses: true,
    loadCountries: true,
  }),
);
