import type { ShopPromise } from '../shop';
import type { IconName } from '../ui/icon';

/** The icon that goes with what a promise is about. */
export const promiseIcons: Record<ShopPromise['kind'], IconName> = {
  shipping: 'truck',
  costs: 'euro',
  speed: 'bolt',
  invoice: 'invoice',
  choice: 'box',
};
