import type { BoughtProduct } from '@/api/types';
import { activeTier } from '@/lib/catalogue/tiers';
import { toCents } from '@/lib/money';
import { roundUpToStep } from '@/lib/quantity';
import { addVat } from '@/lib/vat';
import type { IndicatedPrice } from '@/store/customer-prices';

/** A product that was bought before, in its usual unit. Euros excl. VAT. */
export interface BoughtRow {
  key: string;
  productId: number;
  name: string;
  /** See `name_lead` of the contract. */
  nameLead?: number | undefined;
  slug: string;
  articleNumber: string;
  image: string;
  vat: number;
  unitId: number;
  unitDesc: string;
  /** Singular. */
  unitName: string;
  /** Base pieces in one. */
  content: number;
  step: number;
  soldOut: boolean;
  /** Current price of one unit, euros; absent when unknown. */
  price?: number;
  /** Where consumers buy. */
  unitPrice?: IndicatedPrice;
  tiers: { q: number; price: number; unitPrice?: IndicatedPrice }[];
  /** YYYY-MM-DD */
  lastOrdered: string;
  times: number;
  usual: number;
  lastPrice: number;
  lastUnit: string;
}

export function toBoughtRow(bought: BoughtProduct): BoughtRow {
  const { product, unitId } = bought;
  const unit = product.units.find(({ puId }) => puId === unitId);
  const step = unit?.puIsDefault ? product.step : 1;
  return {
    key: String(product.productId),
    productId: product.productId,
    name: product.productName,
    nameLead: product.nameLead,
    slug: product.slug,
    articleNumber: product.productExtCode,
    image: product.image,
    vat: product.vat,
    unitId,
    unitDesc: bought.unitDesc,
    unitName: unit?.unitName ?? bought.unitDesc,
    content: unit?.unitContent ?? 1,
    step,
    soldOut: product.stock <= 0,
    price: unit?.calcprice,
    ...(unit?.unitPrice && { unitPrice: unit.unitPrice }),
    tiers: unit?.pricetable ?? [],
    lastOrdered: bought.lastOrdered,
    times: bought.times,
    usual: Math.max(step, roundUpToStep(bought.usualQuantity, step)),
    lastPrice: bought.lastPrice,
    lastUnit: bought.lastUnitDesc,
  };
}

/** Price of one unit at this quantity, euros. */
export function priceAt({ price, tiers, content }: BoughtRow, quantity: number): number | undefined {
  return activeTier(tiers, quantity, content)?.price ?? price;
}

/** The unit price at this quantity; absent where businesses buy. */
export function unitPriceAt(
  { unitPrice, tiers, content }: BoughtRow,
  quantity: number,
): IndicatedPrice | undefined {
  return (activeTier(tiers, quantity, content) ?? { unitPrice }).unitPrice;
}

/** An estimate for the screen, in cents without and with VAT; the server calculates the cart's totals. */
export function subtotalOf(rows: readonly { row: BoughtRow; quantity: number }[]) {
  let excl = 0;
  let incl = 0;
  for (const { row, quantity } of rows) {
    const cents = toCents(priceAt(row, quantity) ?? 0) * quantity;
    excl += cents;
    incl += addVat(cents, row.vat);
  }
  return { excl, incl };
}
