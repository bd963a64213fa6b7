import 'server-only';
import { isOnline } from '@toonbank/contract/payment/methods';
import { placeholderCompany } from '@toonbank/contract/shop-check/placeholder-company';
import { cache } from 'react';
import type { Tenant } from '@/tenants/types';
import { getSettings } from '../content';
import { currentView } from '../view';
import { tenantOf } from './tenant-of';

/** A number that is set and is not the one that a new site begins with; spaces do not count. */
const set = (number = '', placeholder: string): string | undefined =>
  number !== '' && plain(number) !== plain(placeholder) ? number : undefined;
const plain = (number: string) => number.replace(/\s/g, '');

/** An IBAN as people read it. */
const inFours = (iban: string | undefined) => iban && plain(iban).replace(/(.{4})(?=.)/g, '$1 ');

async function load(site: string): Promise<Tenant> {
  const tenant = tenantOf(site);
  const { vestigingDetails, onlinePayments, company } = await getSettings(site);
  const { phone, email, street, postcode, city, openingHours } = vestigingDetails;
  const { branch, payments } = tenant;
  return {
    ...tenant,
    payments: onlinePayments === false ? payments.filter((source) => !isOnline(source)) : payments,
    branch: {
      ...branch,
      phone: phone || branch.phone,
      email: email || branch.email,
      // An address is one thing: parts of two would lead nowhere.
      ...(street && city && { street, postcode, city }),
      openingHours: openingHours ?? branch.openingHours,
      kvk: set(company?.coc, placeholderCompany.kvk) ?? branch.kvk,
      vatNumber: set(company?.vatNumber, placeholderCompany.vatNumber) ?? branch.vatNumber,
      iban: inFours(set(company?.iban, placeholderCompany.iban)) ?? branch.iban,
    },
  };
}

const loadOnce = cache(load);

/** The site's data with the contact details and numbers that its managers have changed (ADR 203), and without payment methods that no provider takes. */
export const shownTenant = (site: string): Promise<Tenant> => (currentView() ? load : loadOnce)(site);
