import { account } from '@/locales/nl/account/account';
import { deliveryArea } from '@/locales/nl/checkout/delivery-area';
import type { Shop } from '../shop';

/** Says at the checkout that the shop delivers in one country only; nothing in a shop that delivers in all. */
export function DeliveryArea({ countries }: Pick<Shop, 'countries'>) {
  const [only, ...others] = countries;
  if (only === undefined || others.length > 0) return null;
  return <p className="-mt-4 mb-6 text-ink-soft">{deliveryArea(account.countries[only] ?? only)}</p>;
}
