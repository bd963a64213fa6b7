import { builtOnce } from '../../db/built-once.ts';
import type { Tx } from '../../db/connect.ts';
import { sql } from '../../db/sql.ts';
import { DomainError } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type CartRow, lockCart } from './cart-row.ts';
import { checkoutVersion } from './checkout-version.ts';
import { type OpenCart, openCart } from './open-cart.ts';
import type { PricedLine } from './price-cart.ts';

/** The present prices of a line's unit and options, in cents. */
export const centsOf = ({ price, options }: PricedLine) => [price, ...options].map(({ cents }) => cents);

/**
 * Stores the prices of lines that the customer sees for the first time. A price that was seen before stays until the
 * customer changes the line or agrees with the new one, so that no change is ever silent (ADR 23).
 */
export async function noteSeenPrices(
  tx: Tx,
  viewer: Viewer,
  { lines, priced }: OpenCart,
  locked?: CartRow,
): Promise<void> {
  if (!viewer.seesPrices || lines.every((line) => line.seenCents !== null)) return;
  // Locked before the lines, as in all code that writes them.
  const cart = locked ?? (await lockCart(tx, viewer));
  if (cart) await storeUnseen(tx, viewer, cart, priced.lines);
}

/** Stores the prices of those of a locked cart's lines that have none. It is sent before this returns. */
export const storeUnseen = (
  tx: Tx,
  { seesPrices }: Viewer,
  { id }: CartRow,
  lines: readonly PricedLine[],
): Promise<unknown> | undefined =>
  seesPrices && lines.some(({ line }) => line.seenCents === null)
    ? storeSeen(tx, id, lines, true)
    : undefined;

/**
 * Refuses a cart in which a price is higher than when the customer last saw it; a lower one passes. For an order that
 * does not name the checkout or total it agrees with.
 * @throws DomainError cart_changed: cart key → the new price of one, in euros excl. VAT
 */
export function refuseRisenPrices(lines: readonly PricedLine[]): void {
  const risen = lines.filter((priced) => {
    const { seenCents } = priced.line;
    return centsOf(priced).some((cents, place) => cents > (seenCents?.[place] ?? cents));
  });
  if (risen.length === 0) return;
  const fields = risen.map(({ line, price }) => [line.key, (price.cents / 100).toFixed(2)]);
  throw new DomainError(
    'cart_changed',
    'Prices rose since the customer saw them.',
    Object.fromEntries(fields),
  );
}

/**
 * Stores the prices of a checkout as seen: the customer agrees with them.
 * @throws DomainError cart_changed when it is no longer that checkout, address_unknown
 */
export async function agreeWithPrices(
  tx: Tx,
  viewer: Viewer,
  request: { version: string; addressID?: number | undefined },
): Promise<void> {
  const cart = await lockCart(tx, viewer);
  const open = await openCart(tx, viewer, request.addressID);
  if (!cart || checkoutVersion(open) !== request.version)
    throw new DomainError('cart_changed', 'The cart is no longer what the customer saw.', {
      version: 'changed',
    });
  await storeSeen(tx, cart.id, open.priced.lines, false);
}

/** Only where the line is still the one that the price belongs to. */
const seenStatement = builtOnce<never>(
  'toonbank_store_seen',
  () => sql`
    UPDATE cart_lines AS line SET seen_cents = seen.cents
    FROM jsonb_to_recordset(${sql.placeholder('seen')}::jsonb)
      AS seen(product_id int, unit_id int, quantity int, cents int[])
    WHERE line.cart_id = ${sql.placeholder('cartId')} AND line.product_id = seen.product_id
      AND line.unit_id = seen.unit_id AND line.quantity = seen.quantity
      AND (line.seen_cents IS NULL OR NOT ${sql.placeholder('isFirst')}::boolean)`,
);

/** `isFirst`: only where no price was seen yet. */
function storeSeen(tx: Tx, cartId: number, lines: readonly PricedLine[], isFirst: boolean): Promise<unknown> {
  const seen = lines.map((priced) => ({
    product_id: priced.line.product.id,
    unit_id: priced.line.unit.id,
    quantity: priced.line.quantity,
    cents: centsOf(priced),
  }));
  return seenStatement(tx, { seen: JSON.stringify(seen), cartId, isFirst });
}
