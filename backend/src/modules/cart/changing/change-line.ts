import type { endpoints, WireCart } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../../db/connect.ts';
import { commitBehind } from '../../../db/early-end.ts';
import { together } from '../../../db/together.ts';
import { DomainError, orNotFound } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { changeCart } from '../cart-row.ts';
import { unitOfLine } from '../line-hash.ts';
import { type CartLine, lineWithUnits } from '../load-lines.ts';
import type { StoredCartLine } from '../loading/cart-statement.ts';
import { type LoadedCart, loadCart, pricingByUnit } from '../loading/load-cart.ts';
import { openLoaded } from '../open-cart.ts';
import { readCart, toWireCart } from '../read-cart.ts';
import { centsOf, storeUnseen } from '../seen-prices.ts';
import { checkRoom, hashToStore } from '../store-lines.ts';
import { checkStep, type Unit } from '../units.ts';
import { updateLine } from '../update-line.ts';
import { removeLine, touchCart, writeLine } from './write-line.ts';

type LineInput = z.output<typeof endpoints.cart.update.request>;

interface Change {
  unit: Unit;
  /** The line as it is stored; undefined for a new one. */
  before: StoredCartLine['line'] | undefined;
  /** Undefined: it is removed. */
  line: CartLine | undefined;
  /** All lines after the change. */
  lines: CartLine[];
}

/** Locks the cart for a change and reads it with a product. */
async function lockAndLoad(tx: Tx, viewer: Viewer, productId: number): Promise<LoadedCart> {
  const { customer, site } = viewer;
  // A visitor's session is locked first, and may turn out to have ended.
  if (!customer) await changeCart(tx, viewer);
  const touched = customer ? touchCart(tx, { siteId: site.id, userId: customer.userId }) : undefined;
  const [, loaded] = await together([touched, loadCart(tx, viewer, { productId })]);
  return loaded;
}

/**
 * The change of a line without options.
 * @throws DomainError not_found, product_unavailable, unit_unknown, quantity_step or cart_full
 */
function changeOf({ stored, lines, wanted }: LoadedCart, input: LineInput): Change {
  const { product, units } = orNotFound(wanted);
  const unit = unitOfLine(units ?? [], input);
  const at = stored.findIndex((one) => one.product.id === product.id && one.line.unitId === unit.id);
  const before = stored[at]?.line;
  if (input.quantity === 0)
    return { unit, before, line: undefined, lines: lines.filter((_, index) => index !== at) };
  if (!product.active) throw new DomainError('product_unavailable', 'This product is no longer sold.');
  checkStep(input.quantity, unit, product.step);
  if (!before) checkRoom(stored.length);
  const { quantity, comment = before?.comment ?? '' } = input;
  // A change of the comment alone is no look at the price: one that rose meanwhile must still be shown.
  const seenCents = before?.quantity === quantity ? before.seenCents : null;
  const fields = { quantity, unitId: unit.id, comment, optionIds: [], seenCents };
  const line = lineWithUnits({ line: fields, product }, units ?? []);
  if (before) return { unit, before, line, lines: lines.with(at, line) };
  // A new line comes behind the other units of its product, else to the end.
  const last = stored.findLastIndex((one) => one.product.id === product.id);
  return { unit, before, line, lines: lines.toSpliced(last < 0 ? lines.length : last + 1, 0, line) };
}

/**
 * Sets quantity, options and comment of the line of a product's unit; quantity 0 removes it. An absent comment stays as it
 * was. The cart is locked and read in one go; a line without options is written in another, with its price and COMMIT.
 * @param checked rejects when the session does not have this viewer
 * @returns the whole cart
 * @throws DomainError as `updateLine`
 */
export async function changeLine(
  tx: Tx,
  viewer: Viewer,
  input: LineInput,
  checked: Promise<void>,
): Promise<WireCart> {
  const [loaded] = await together([lockAndLoad(tx, viewer, input.id), checked]);
  const { cart, stored, wanted } = loaded;
  if (!cart) throw new Error('A locked cart was not found.');
  if (input.options.length > 0 || input.replaces !== undefined || !loaded.pricing) {
    await updateLine(tx, cart, input);
    return readCart(tx, viewer, cart);
  }
  const { unit, before, line, lines } = changeOf(loaded, input);
  const pricing = pricingByUnit(wanted ? [...stored, wanted] : stored);
  const open = await openLoaded(tx, viewer, { ...loaded, lines, pricing });
  const answer = toWireCart(open, viewer);
  const at = { productId: input.id, unitId: unit.id };
  const priced = open.priced.lines.find((one) => one.line === line);
  const writes = [
    ...(line
      ? [
          writeLine(tx, cart, {
            ...at,
            hash: before?.hash ?? hashToStore(stored, input.id, unit),
            quantity: line.quantity,
            comment: line.comment,
            seenCents: line.seenCents ?? (priced && viewer.seesPrices ? centsOf(priced) : null),
          }),
        ]
      : [removeLine(tx, cart, at)]),
    storeUnseen(
      tx,
      viewer,
      cart,
      open.priced.lines.filter((one) => one !== priced),
    ),
  ];
  commitBehind(tx);
  await together(writes);
  return answer;
}
