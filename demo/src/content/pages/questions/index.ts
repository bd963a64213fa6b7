import type { DemoPage, ShopFacts } from '../../model.ts';
import { delivery } from './delivery.ts';
import { help } from './help.ts';
import { ordering } from './ordering.ts';

export const questionPages = (shop: ShopFacts): DemoPage[] => [ordering(shop), delivery(shop), help(shop)];
