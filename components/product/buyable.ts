import type { ProductDoc } from '@/store/domain';
import type { PriceView } from '../shop';

/** What the buying island needs of a product: it is serialised once per card, so no more than that. */
export interface Buyable {
  id: number;
  name: string;
  /** Absent when it is 1. */
  step?: number;
  soldOut?: true;
  units: BuyableUnit[];
  /** Per cent; with prices only. */
  vat?: number;
  /** Singular base piece; with prices only. */
  baseUnit?: string;
  /** Of one default unit, before the sale. */
  oldPrice?: number;
}

export interface BuyableUnit extends UnitPrice {
  id: number;
  /** Singular: 'doos'. */
  name: string;
  /** As shown: 'doos à 48 rollen'. */
  text: string;
  /** Base pieces in one. */
  content: number;
  isDefault?: true;
}

interface UnitPrice {
  /** Euros excl. VAT; absent for who may not see prices. */
  price?: number;
  agreement?: true;
  tiers?: { q: number; price: number }[];
}

/** What a customer's prices add to a product that is on the page already. */
export interface OwnPrice {
  oldPrice?: number;
  /** By unit id. */
  units: Record<number, UnitPrice>;
}

export function toBuyable(doc: ProductDoc, view: PriceView): Buyable {
  return {
    id: doc.productId,
    name: doc.productName,
    ...(doc.step !== 1 && { step: doc.step }),
    ...(doc.stock <= 0 && { soldOut: true as const }),
    units: doc.units.map((unit) => ({
      id: unit.puId,
      name: unit.unitName,
      text: unit.unitDesc,
      content: unit.unitContent,
      ...(unit.puIsDefault && { isDefault: true as const }),
      ...unitPrice(unit),
    })),
    ...(view !== 'hidden' && { vat: doc.vat, baseUnit: doc.baseUnit }),
    ...oldPrice(doc),
  };
}

const oldPrice = (doc: ProductDoc) => (doc.oldPrice === undefined ? {} : { oldPrice: doc.oldPrice });

function unitPrice(unit: ProductDoc['units'][number]): UnitPrice {
  return {
    ...(unit.calcprice !== undefined && { price: unit.calcprice }),
    ...(unit.priceSource === 'agreement' && { agreement: true as const }),
    ...(unit.pricetable && unit.pricetable.length > 1 && { tiers: unit.pricetable }),
  };
}

export function toOwnPrice(doc: ProductDoc): OwnPrice {
  return {
    ...oldPrice(doc),
    units: Object.fromEntries(doc.units.map((unit) => [unit.puId, unitPrice(unit)])),
  };
}

/** The unit that is chosen until somebody chooses. */
export function defaultUnit(units: readonly BuyableUnit[]): BuyableUnit | undefined {
  return units.find((unit) => unit.isDefault) ?? units[0];
}
