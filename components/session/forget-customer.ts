import { forgetViewed } from '@/store/last-viewed/viewed';
import { announceSession } from '@/store/sync-tabs';
import { forgetMessages } from '../contact/kept-message';
import { forgetRows } from '../quick-order/kept-rows';
import { forgetSearches } from '../search/recent-searches';

/** Another one looks at the shop from here on: what this browser kept of the one before goes, in all tabs. */
export function forgetCustomer(): void {
  announceSession();
  forgetSearches();
  forgetViewed();
  forgetMessages();
  forgetRows();
}
