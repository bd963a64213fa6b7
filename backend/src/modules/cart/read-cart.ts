import type { WireCart } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import type { Viewer } from '../../http/viewer.ts';
import { type CartRow, findCart } from './cart-row.ts';
import { type CartLine, isSold, loadLines } from './load-lines.ts';
import { likelyCountry, type PricedCart, priceCart } from './price-cart.ts';
import { shortLines, stockAsRead } from './stock.ts';
import { wireItem } from './wire-item.ts';
import { wireTotals } from './wire-totals.ts';

/**
 * The viewer's whole cart, in a fixed number of queries whatever its length. Who may not see prices gets neither
 * price fields nor totals (decisions, prices).
 */
export async function readCart(tx: Tx, viewer: Viewer): Promise<WireCart> {
  const cart = await findCart(tx, viewer);
  const lines = cart ? await loadLines(tx, cart.id) : [];
  const priced = viewer.seesPrices
    ? await priceCart(tx, viewer, lines, await likelyCountry(tx, viewer))
    : undefined;
  return {
    items: wireItems(lines, priced),
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    ...(priced && { totals: wireTotals(priced.totals, viewer.site) }),
    ...remarks(cart),
  };
}

function wireItems(lines: CartLine[], priced: PricedCart | undefined): WireCart['items'] {
  const short = shortLines(lines, stockAsRead(lines));
  return lines.map((line, place) => {
    const available = !short.has(line.key) && isSold(line);
    const one = priced?.lines[place];
    const amount = priced?.totals.lines[place];
    return wireItem(line, available, one && amount && { priced: one, amount, pricing: priced.pricing });
  });
}

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
