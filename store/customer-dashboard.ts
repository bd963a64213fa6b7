import { type CustomerDashboard, fetchCustomerDashboard } from '@/api/customer-dashboard';
import { pollUntilReady } from './poll-until-ready';

export type { CustomerDashboard, StartLine, StartOrder } from '@/api/customer-dashboard';

/**
 * Passes the customer's part of the home page to `show`, as `pollCustomerPrices` does with prices. @returns a function
 * that stops it
 */
export const pollCustomerDashboard = (show: (start: CustomerDashboard | null) => void) =>
  pollUntilReady(fetchCustomerDashboard, show);
