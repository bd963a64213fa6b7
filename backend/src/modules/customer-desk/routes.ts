import type { Implementation } from '../../http/implement.ts';
import { changeAgreement, listAgreements, removeAgreement } from './agreements.ts';
import { applicationsFile, approve, listApplications, refuse } from './applications.ts';
import { customersFile, listCustomers } from './list.ts';
import { getCustomer, setActive, setPriceList, setTerms } from './one-customer.ts';
import { listPriceLists } from './price-lists.ts';

/** Customers and registrations of the site, for the people of the shop. */
export const customerDeskRoutes: Implementation[] = [
  listCustomers,
  customersFile,
  listApplications,
  applicationsFile,
  listPriceLists,
  getCustomer,
  setPriceList,
  setActive,
  setTerms,
  listAgreements,
  changeAgreement,
  removeAgreement,
  approve,
  refuse,
];
