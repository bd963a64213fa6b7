import type { Tx } from '../../db/connect.ts';
import { shownAt } from '../../http/view.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { Address } from '../addresses/addresses.ts';
import { defaultRules } from '../delivery/choices.ts';
import type { Day } from '../delivery/days.ts';
import { expectedDayBy } from '../delivery/expected-day.ts';
import type { CartRow } from './cart-row.ts';
import { addressUnknown, countryOf } from './destination.ts';
import { type CartLine, isSold } from './load-lines.ts';
import { type LoadedCart, loadCart } from './loading/load-cart.ts';
import { type PricedCart, priceCart } from './price-cart.ts';
import { type ReplacedOrder, replacedOrder, withHeld } from './replaced-order.ts';
import { shortLines, stockAsRead } from './stock.ts';

/** Reference, comment, coupon and delivery of a cart. */
export type OrderWishes = Pick<
  CartRow,
  'orderRef' | 'orderComment' | 'deliveryDate' | 'deliveryTime' | 'pickup'
>;

/** Lines that can become an order, with their prices and totals for their viewer now. */
export interface OpenOrder {
  /** Absent where no such fields were set. */
  cart: OrderWishes | undefined;
  lines: CartLine[];
  /** The viewer's prices, also where they may not be shown (`viewer.seesPrices`). */
  priced: PricedCart;
  /** Keys of the lines that can't be ordered as they are. */
  unavailable: ReadonlySet<string>;
  /** The address of delivery. */
  address: Address | undefined;
  country: Address['country'];
  /** The day on which it comes if it is ordered now; null for no lines. */
  expectedDate: Day | null;
  /** The order that is cancelled when this one is made; absent for none. */
  replaced?: ReplacedOrder;
}

export interface OpenCart extends OpenOrder {
  /** Absent before the first change. */
  cart: CartRow | undefined;
}

/**
 * Reads a cart in a fixed number of queries, whatever its length: one for most.
 * @throws DomainError address_unknown
 */
export async function openCart(tx: Tx, viewer: Viewer, addressId?: number): Promise<OpenCart> {
  return openLoaded(tx, viewer, await loadCart(tx, viewer, { addressId }), addressId);
}

/**
 * Prices a cart that was read. A cart that replaces an order or has a coupon needs queries for them.
 * @param addressId the address that the cart was loaded with
 * @throws DomainError address_unknown
 */
export async function openLoaded(
  tx: Tx,
  viewer: Viewer,
  { cart, lines: stored, pricing, address, rules }: Omit<LoadedCart, 'stored' | 'wanted'>,
  addressId?: number,
): Promise<OpenCart> {
  if (addressId !== undefined && !address) throw addressUnknown();
  const country = countryOf(viewer.site, address, cart?.country);
  const replaced = await replacedOrder(tx, cart);
  const lines = withHeld(stored, replaced);
  const { pickup = false, coupon = '' } = cart ?? {};
  const terms = { country, pickup, coupon, replacesId: replaced?.id };
  const short = shortLines(lines, stockAsRead(lines));
  const unavailable = lines.filter((line) => short.has(line.key) || !isSold(line)).map((line) => line.key);
  const priced = await priceCart(tx, viewer, lines, terms, pricing);
  const expectedDate = expectedDayBy(rules ?? defaultRules, { lines, country, wish: cart }, shownAt(viewer));
  return {
    cart,
    lines,
    priced,
    unavailable: new Set(unavailable),
    address,
    country,
    expectedDate,
    ...(replaced && { replaced }),
  };
}
