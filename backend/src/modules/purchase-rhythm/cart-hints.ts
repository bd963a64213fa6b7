import type { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Tx } from '../../db/connect.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { CartLine } from '../cart/load-lines.ts';
import { type OpenCart, openCart } from '../cart/open-cart.ts';
import { previewLines } from '../cart/preview-lines.ts';
import { priceCart } from '../cart/price-cart.ts';
import { piecesByProduct } from '../cart/stock.ts';
import type { Amount } from '../cart/totals.ts';
import { dayNumber, dayOf, shopClock } from '../delivery/days.ts';
import { toEuro } from '../prices/index.ts';
import { type DueProduct, loadDue } from './due-products.ts';
import type { ProductRhythm } from './load-rhythms.ts';
import { loadStockRhythms } from './load-stock-rhythms.ts';
import { pickLines } from './pick-lines.ts';
import { loadSnoozes } from './snoozes.ts';
import { tierSaving } from './tier-saving.ts';

type Answer = z.input<typeof endpoints.cart.hints.response>;

/** Maximum of due products that are considered. */
const MAX_DUE = 40;

const toWireAmount = ({ cents, inclCents }: Amount) => ({ excl: toEuro(cents), incl: toEuro(inclCents) });

/**
 * Products worth adding to the viewer's cart: due products that make the shipping free, and larger quantities that a
 * tier makes cheaper. Both use the cart's own totals, to the cent.
 */
export async function cartHints(tx: Tx, viewer: Viewer, now: Date = new Date()): Promise<Answer> {
  const open = await openCart(tx, viewer);
  const version = open.cart?.version ?? 0;
  if (open.lines.length === 0) return { version, tiers: [] };
  const { day } = shopClock(now);
  const today = dayNumber(day);
  const rhythms = await loadStockRhythms(tx, viewer, now);
  const silent = new Set((await loadSnoozes(tx, viewer, day)).map(({ product_id }) => product_id));
  const heard = rhythms.filter(({ productId }) => !silent.has(productId));
  const shipping = await shippingHint(tx, viewer, open, heard, today);
  return { version, ...(shipping && { shipping }), tiers: tierHints(viewer, open, heard, today) };
}

async function shippingHint(
  tx: Tx,
  viewer: Viewer,
  { cart, lines, priced, country }: OpenCart,
  rhythms: readonly ProductRhythm[],
  today: number,
): Promise<Answer['shipping'] | undefined> {
  const missing = priced.totals.freeShippingMissingCents;
  if (missing === 0) return undefined;
  const held = piecesByProduct(lines);
  const others = rhythms.filter(({ productId }) => !held.has(productId));
  const { products } = await loadDue(tx, viewer, others, { today, max: MAX_DUE });
  const previewed = await previewLines(
    tx,
    products.map((due) => ({
      productId: due.product.product_id,
      unitId: due.unit_id,
      quantity: due.quantity,
    })),
  );
  const terms = { country, pickup: cart?.pickup ?? false, coupon: cart?.coupon ?? '' };
  const costs = (await priceCart(tx, viewer, previewed, { ...terms, coupon: '' })).totals.lines;
  const shown = viewer.site.prices === 'public' ? 'inclCents' : 'cents';
  const candidates = previewed.flatMap((line, at) => {
    const due = products.find(({ product }) => product.product_id === line.product.id);
    const cost = costs[at];
    const enough = line.quantity * line.unit.content <= line.product.stock;
    return due && cost && enough ? [{ line, due, cost, daysLeft: due.days_left, cents: cost[shown] }] : [];
  });
  const picked = pickLines(candidates, missing);
  if (picked.length === 0) return undefined;
  const then = await priceCart(tx, viewer, [...lines, ...picked.map(({ line }) => line)], terms);
  const before = priced.totals.shipping;
  const after = then.totals.shipping;
  return {
    missing: toEuro(missing),
    saves: toWireAmount({ cents: before.cents - after.cents, inclCents: before.inclCents - after.inclCents }),
    lines: picked.map(({ due, cost }): DueProduct & { total: ReturnType<typeof toWireAmount> } => ({
      ...due,
      total: toWireAmount(cost),
    })),
  };
}

function tierHints(
  { site: { prices } }: Viewer,
  { lines, priced, unavailable }: OpenCart,
  rhythms: readonly ProductRhythm[],
  today: number,
): Answer['tiers'] {
  const held = piecesByProduct(lines);
  const isPlain = ({ key, options }: CartLine) => options.length === 0 && !unavailable.has(key);
  return lines.filter(isPlain).flatMap(({ product, unit, quantity }) => {
    const rhythm = rhythms.find(({ productId }) => productId === product.id);
    const pricing = priced.pricing.get(unit.id);
    if (!rhythm || !pricing) return [];
    const { step, vat, stock } = product;
    const spare = stock - (held.get(product.id) ?? 0);
    const line = { quantity, pricing, isDefault: unit.isDefault, step, vat, spare };
    const saving = tierSaving(line, rhythm, { today, prices });
    if (!saving) return [];
    return [
      {
        product_id: product.id,
        product_name: product.name,
        unit_id: unit.id,
        unit_name: unit.name,
        extra: saving.extra,
        quantity: saving.quantity,
        price: toEuro(saving.price.cents),
        vat,
        saves: toWireAmount(saving.saves),
        enough_until: dayOf(saving.enoughUntil),
      },
    ];
  });
}
