import { type CustomerDashboard, fetchOwnStart } from '@/api/customer-dashboard';
import { follow } from './poll-until-ready';

export {
  CUSTOMER_DASHBOARD,
  type CustomerDashboard,
  type StartLine,
  type StartOrder,
} from '@/api/customer-dashboard';

/**
 * Passes the customer's part of the home page to `show`, as `followOwnPrices` does with prices. @returns a function
 * that stops it
 */
export const followCustomerDashboard = (show: (start: CustomerDashboard | null) => void) =>
  follow(fetchOwnStart, show);
