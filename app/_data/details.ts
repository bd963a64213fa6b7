import 'server-only';
import { cache } from 'react';
import { withSession } from './session-result';

/** The customer's account data, and the countries that the shop delivers to. */
export const getDetails = cache((site: string) =>
  withSession(site, ({ call }) =>
    call('service.accountDetails', { loadContact: true, loadAddresses: true, loadCountries: true }),
  ),
);
