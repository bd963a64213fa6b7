import { endpoints } from '@toonbank/contract';
import { implement, implementDetached } from '../../http/implement.ts';
import { accountDetails } from './details.ts';
import { saveDetails } from './save-details.ts';

const { service } = endpoints;

export const accountRoutes = [
  implement(service.accountDetails, ({ tx, viewer }, load) => accountDetails(tx, viewer, load)),
  // The current password is checked in between, without a transaction.
  implementDetached(service.setAccountDetails, saveDetails),
];
