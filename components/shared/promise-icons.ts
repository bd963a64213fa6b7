import type { ShopPromise } from '@/lib/site-values';
import type { IconName } from '../ui/icon';

/** Icon per kind of promise. */
export const promiseIcons: Record<ShopPromise['kind'], IconName> = {
  shipping: 'truck',
  costs: 'euro',
  speed: 'bolt',
  invoice: 'invoice',
  choice: 'box',
};
