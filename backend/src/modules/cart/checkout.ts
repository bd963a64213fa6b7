import type { WireCart } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { shownAt } from '../../http/view.ts';
import type { Viewer } from '../../http/viewer.ts';
import { deliveryChoices } from '../delivery/choices.ts';
import { checkoutVersion } from './checkout-version.ts';
import { openCart } from './open-cart.ts';
import { toWireCart } from './read-cart.ts';
import { noteSeenPrices } from './seen-prices.ts';

/**
 * The cart at the checkout, with its version and the days on which it can be delivered to an address or picked up.
 * @throws DomainError address_unknown
 */
export async function readCheckout(tx: Tx, viewer: Viewer, addressId?: number): Promise<WireCart> {
  const open = await openCart(tx, viewer, addressId);
  await noteSeenPrices(tx, viewer, open);
  return {
    ...toWireCart(open, viewer),
    checkout_version: checkoutVersion(open),
    delivery_choices: await deliveryChoices(tx, open.lines, open.country, shownAt(viewer)),
  };
}
