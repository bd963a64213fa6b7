import type { Product, ProductDoc } from '@/api/types';
import { deliveryText, stockState } from '@/components/product-card/card';
import type { PriceView } from '@/components/shop';

/** A member of a family in the table on the product's page. Serialised once per member, so it is small. */
export interface FamilyRow {
  id: number;
  slug: string;
  value: string;
  code: string;
  /** The default unit. */
  unitId: number;
  unitName: string;
  unitText: string;
  /** Absent when it is 1. */
  step?: number;
  stock: ReturnType<typeof stockState>;
  delivery: string;
  /** Of one unit, euros excl. VAT; absent without the right to see prices. */
  price?: number;
  /** As the price. */
  vat?: number;
}

function toRow(doc: ProductDoc, value: string): FamilyRow[] {
  const unit = doc.units.find(({ puIsDefault }) => puIsDefault) ?? doc.units[0];
  if (!unit) return [];
  return [
    {
      ...{ id: doc.productId, slug: doc.slug, value, code: doc.productExtCode },
      ...{ unitId: unit.puId, unitName: unit.unitName, unitText: unit.unitDesc },
      ...(doc.step !== 1 && { step: doc.step }),
      ...{ stock: stockState(doc), delivery: deliveryText(doc) },
      ...(unit.calcprice !== undefined && { price: unit.calcprice, vat: doc.vat }),
    },
  ];
}

/** The members of the product's family; none for a product without one. */
export function familyRows({ familyProducts = [], familyMembers = [] }: Product): FamilyRow[] {
  const values = new Map(familyMembers.map(({ productId, familyValue }) => [productId, familyValue]));
  return familyProducts.flatMap((doc) => toRow(doc, values.get(doc.productId) ?? ''));
}

export interface FamilyTableProps {
  /** Name of the property in which the members differ: 'Maat'. */
  axis: string;
  /** The product of the page. */
  current: number;
  rows: FamilyRow[];
  view: PriceView;
  /** The customer's prices are still loading. */
  pending?: boolean;
}
