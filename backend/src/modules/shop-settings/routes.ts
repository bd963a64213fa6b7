import type { Implementation } from '../../http/implement.ts';
import { getBanner, setBanner } from './banner.ts';
import { getContact, setContact } from './contact.ts';
import { getDeliveryRules, setDeliveryRules } from './delivery.ts';
import { getShop, setShop } from './shop.ts';

/** Settings of the site, for its managers. */
export const shopSettingsRoutes: Implementation[] = [
  ...[getDeliveryRules, setDeliveryRules, getShop, setShop],
  ...[getBanner, setBanner, getContact, setContact],
];
