import { removeStored } from '@/lib/browser-storage/browser-storage';
import { forgetViewed } from '@/store/last-viewed/viewed';
import { announceSession } from '@/store/sync-tabs';
import { forgetRows } from '../quick-order/kept-rows';
import { forgetSearches } from '../search/recent-searches';

/**
 * The session now belongs to another customer or a visitor: removes what this browser stored for the former
 * one, in all tabs.
 */
export function forgetCustomer(): void {
  announceSession();
  forgetSearches();
  forgetViewed();
  removeStored('message');
  removeStored('stockCount');
  forgetRows();
}
