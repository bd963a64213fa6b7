import type { ShopPromise } from '../shop';
import { BoltIcon, BoxIcon, EuroIcon, InvoiceIcon, TruckIcon } from '../ui/icons';

/** The icon that goes with what a promise is about. */
export const promiseIcons: Record<ShopPromise['kind'], typeof TruckIcon> = {
  shipping: TruckIcon,
  costs: EuroIcon,
  speed: BoltIcon,
  invoice: InvoiceIcon,
  choice: BoxIcon,
};
