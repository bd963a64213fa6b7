import { endpoints } from '@toonbank/contract';
import { implement } from '../../http/implement.ts';
import { accountDetails } from './details.ts';

export const accountRoutes = [
  implement(endpoints.service.accountDetails, ({ tx, viewer }, load) => accountDetails(tx, viewer, load)),
];
