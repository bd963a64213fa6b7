import type { WireCart } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { commitBehind } from '../../db/early-end.ts';
import { NotAtOnce } from '../../http/implement.ts';
import type { Viewer } from '../../http/viewer.ts';
import { toWireCoupon } from '../coupons/cart-coupon.ts';
import type { CartRow } from './cart-row.ts';
import { loadCart } from './loading/load-cart.ts';
import { type OpenCart, openCart, openLoaded } from './open-cart.ts';
import { noteSeenPrices } from './seen-prices.ts';
import { toWireItem } from './to-wire-item.ts';
import { toWirePackings } from './to-wire-packings.ts';
import { toWireTotals } from './to-wire-totals.ts';

/**
 * The viewer's whole cart, in a fixed number of queries whatever its length. A viewer who may not see prices gets
 * neither price fields nor totals (docs/behaviour.md §6.1). `locked`: the cart, where this transaction has changed it.
 */
export async function readCart(tx: Tx, viewer: Viewer, locked?: CartRow): Promise<WireCart> {
  const open = await openCart(tx, viewer);
  await noteSeenPrices(tx, viewer, open, locked);
  return toWireCart(open, viewer);
}

/**
 * The same in one statement, with which the transaction ends.
 * @throws NotAtOnce for a cart that needs more: with options, a coupon, a replaced order, or a price that nobody saw before
 */
export async function readCartAtOnce(tx: Tx, viewer: Viewer): Promise<WireCart> {
  const loading = loadCart(tx, viewer);
  const end = commitBehind(tx);
  try {
    const open = await openLoaded(tx, viewer, await loading);
    await noteSeenPrices(tx, viewer, open);
    return toWireCart(open, viewer);
  } catch (error) {
    throw end.hasRefused() ? new NotAtOnce() : error;
  }
}

/** The contract's form of an open cart. */
export function toWireCart(open: OpenCart, { site, customer, seesPrices }: Viewer): WireCart {
  const { lines, priced } = open;
  const packings = seesPrices ? toWirePackings(open) : [];
  return {
    items: toWireItems(open, seesPrices),
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    ...(seesPrices && { totals: toWireTotals(priced.totals, site, priced.vatRule) }),
    ...(packings.length > 0 && { packings }),
    ...(!customer && seesPrices && site.countries.length > 1 && { country: open.country }),
    ...(open.replaced && { replaces: toWireReplaced(open.replaced) }),
    ...(priced.coupon && { coupon_state: toWireCoupon(priced.coupon, seesPrices) }),
    ...remarks(open.cart),
    expected_date: open.expectedDate,
  };
}

function toWireItems({ lines, priced, unavailable }: OpenCart, seesPrices: boolean): WireCart['items'] {
  return lines.map((line, place) => {
    const one = priced.lines[place];
    const amount = priced.totals.lines[place];
    const prices = seesPrices && one && amount ? { priced: one, amount, pricing: priced.pricing } : undefined;
    return toWireItem(line, !unavailable.has(line.key), prices);
  });
}

const toWireReplaced = ({ id, number, refusal }: NonNullable<OpenCart['replaced']>) => ({
  order_id: id,
  order_number: String(number),
  ...(refusal && { refusal }),
});

function remarks(cart: CartRow | undefined) {
  return {
    coupon: cart?.coupon ?? '',
    order_ref: cart?.orderRef ?? '',
    order_comment: cart?.orderComment ?? '',
    delivery_date: cart?.deliveryDate ?? null,
    delivery_time: cart?.deliveryTime ?? '',
    pickup: cart?.pickup ?? false,
    version: cart?.version ?? 0,
  };
}
