import { together } from '../../../db/together.ts';
import type { Call } from '../../../http/implement.ts';
import { findAddress } from '../../addresses/addresses.ts';
import { findCart } from '../../cart/cart-row.ts';
import { checkBeforeOrder } from '../../vat-numbers/check-before-order.ts';

/** Asks the register of VAT numbers before the cart of a business in Belgium becomes an order. */
export const checkBeforeSending = (call: Call, { addressID }: { addressID?: number | undefined }) =>
  checkBeforeOrder(call, call.viewer, async (tx, { customerId }) => {
    const [cart, address] = await together([
      findCart(tx, call.viewer),
      findAddress(tx, customerId, addressID),
    ]);
    return cart && address && { country: address.country, pickup: cart.pickup };
  });
