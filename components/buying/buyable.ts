import type { UseMeasure } from '@toonbank/contract';
import type { ProductDoc, ProductUnit } from '@/api/types';
import type { CustomerPrice, UnitPrice } from '@/store/customer-prices';
import type { PriceView } from '../shop';
import { amountOfUse } from './indication/amount-of-use';
import { usualText } from './unit-text';

/** Product fields that the buying island needs. They are serialised once per card, so keep them few. */
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
  /** The lowest price of the product's family, when it is lower than this product's. */
  from?: number;
  /** The measure of the prices of use; absent where they are not shown. */
  use?: { measure: UseMeasure; dose?: string };
}

export interface BuyableUnit extends UnitPrice {
  id: number;
  /** Singular: 'doos'. */
  name: string;
  /** Display text, when it differs from the usual text. */
  text?: string;
  /** Base pieces in one. */
  content: number;
  isDefault?: true;
}

export function toBuyable(doc: ProductDoc, view: PriceView): Buyable {
  const units = doc.units.map(({ puId, unitName, unitContent }) => ({
    id: puId,
    name: unitName,
    content: unitContent,
  }));
  return {
    id: doc.productId,
    name: doc.productName,
    ...(doc.step !== 1 && { step: doc.step }),
    ...(doc.stock <= 0 && { soldOut: true as const }),
    units: units.map((unit, at) => {
      const { puIsDefault, unitDesc } = doc.units[at] as ProductUnit;
      return {
        ...unit,
        ...(unitDesc !== usualText(unit, units) && { text: unitDesc }),
        ...(puIsDefault && { isDefault: true as const }),
        ...unitPrice(doc.units[at] as ProductUnit),
      };
    }),
    ...(view !== 'hidden' && { vat: doc.vat, baseUnit: doc.baseUnit }),
    ...oldPrice(doc),
    ...familyFrom(doc),
  };
}

const familyFrom = ({ familyFrom: from = 0, calcprice = 0 }: ProductDoc) =>
  from > 0 && from < calcprice ? { from } : {};

const oldPrice = (doc: ProductDoc) => (doc.oldPrice === undefined ? {} : { oldPrice: doc.oldPrice });

function unitPrice(unit: ProductUnit): UnitPrice {
  return {
    ...(unit.calcprice !== undefined && { price: unit.calcprice }),
    ...(unit.unitPrice && { unitPrice: unit.unitPrice }),
    ...(unit.priceSource === 'agreement' && { agreement: true as const }),
    ...(unit.pricetable && unit.pricetable.length > 1 && { tiers: unit.pricetable }),
  };
}

export function toCustomerPrice(doc: ProductDoc): CustomerPrice {
  return {
    stock: doc.stock,
    ...oldPrice(doc),
    ...familyFrom(doc),
    units: Object.fromEntries(
      doc.units.map((unit) => [unit.puId, { ...unitPrice(unit), ...(doc.useMeasure && amountOfUse(unit)) }]),
    ),
  };
}

/** Display text: 'doos à 48 rollen'. */
export const unitText = (unit: BuyableUnit, units: readonly BuyableUnit[]) =>
  unit.text ?? usualText(unit, units) ?? unit.name;

/** The unit selected at first: the default unit, or the first one. */
export function defaultUnit(units: readonly BuyableUnit[]): BuyableUnit | undefined {
  return units.find((unit) => unit.isDefault) ?? units[0];
}

/** The product with the customer's own prices instead of those of the shared page. */
export function withCustomerPrice<T extends Pick<Buyable, 'units'>>(
  product: T,
  own: CustomerPrice | undefined,
): T {
  if (!own) return product;
  const units = product.units.map((unit) => ({ ...unit, ...own.units[unit.id] }));
  return { ...product, units, oldPrice: own.oldPrice, from: own.from };
}
