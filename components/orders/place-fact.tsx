import type { Order } from '@/api/types';
import { orderPage as words } from '@/locales/nl/account/order-page';
import { AddressLines } from '../shared/address-lines';

/** The place of an order's delivery or pickup, with its label. */
export const placeFact = ({ details }: Order) => ({
  label: words.address,
  value: details?.pickup ? words.pickup : details?.address && <AddressLines address={details.address} />,
});
