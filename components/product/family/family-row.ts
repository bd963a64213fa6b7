import type { Product, ProductDoc } from '@/api/types';
import { formatPieceAmount } from '@/components/buying/piece-price';
import { deliveryText, stockState } from '@/components/product-card/card';
import type { PriceView } from '@/components/shop';
import { formatCents, toCents } from '@/lib/money';
import { productUrl } from '@/lib/urls/product-url';
import { addVat } from '@/lib/vat';
import { buying as words } from '@/locales/nl/product/buying';
import type { CustomerPrice, IndicatedPrice } from '@/store/customer-prices';

/** A member of a family in the table on the product's page. All of it can be read from the table (`read-rows.ts`). */
export interface FamilyRow {
  id: number;
  /** Of its page. */
  href: string;
  value: string;
  code: string;
  /** The default unit. */
  unitId: number;
  unitName: string;
  unitText: string;
  /** Absent when it is 1. */
  step?: number | undefined;
  stock: ReturnType<typeof stockState>;
  delivery: string;
  /** Working days that a delivery takes once there is stock again; of a row that is sold out. */
  days?: number | undefined;
  /** In per cent, where it is not that of the product of the page. */
  vat?: number | undefined;
  /** Of one unit, as shown; absent without the right to see prices. */
  price?: {
    excl: string;
    incl?: string;
    /** With VAT of one litre, kilo, metre or piece, as consumers must see it. */
    perMeasure?: string;
  };
}

function priceOf(
  euros: number,
  vat: number,
  view: PriceView,
  perMeasure: IndicatedPrice | undefined,
): FamilyRow['price'] {
  const cents = toCents(euros);
  const excl = formatCents(cents);
  if (view !== 'both') return { excl };
  return {
    excl,
    incl: formatCents(addVat(cents, vat)),
    ...(perMeasure && {
      perMeasure: words.piecePrice(formatPieceAmount(perMeasure.priceIncl), perMeasure.name),
    }),
  };
}

function toRow(doc: ProductDoc, value: string, view: PriceView, vat: number): FamilyRow[] {
  const unit = doc.units.find(({ puIsDefault }) => puIsDefault) ?? doc.units[0];
  if (!unit) return [];
  return [
    {
      ...{ id: doc.productId, value, code: doc.productExtCode },
      href: productUrl({ id: doc.productId, slug: doc.slug }),
      ...{ unitId: unit.puId, unitName: unit.unitName, unitText: unit.unitDesc },
      ...(doc.step !== 1 && { step: doc.step }),
      ...{ stock: stockState(doc), delivery: deliveryText(doc) },
      ...(doc.stock <= 0 && { days: doc.deliveryDays }),
      ...(doc.vat !== vat && { vat: doc.vat }),
      ...(unit.calcprice !== undefined && { price: priceOf(unit.calcprice, doc.vat, view, unit.unitPrice) }),
    },
  ];
}

/** The members of the product's family; none for a product without one. */
export function familyRows(
  { familyProducts = [], familyMembers = [], vat }: Product,
  view: PriceView,
): FamilyRow[] {
  const values = new Map(familyMembers.map(({ productId, familyValue }) => [productId, familyValue]));
  return familyProducts.flatMap((doc) => toRow(doc, values.get(doc.productId) ?? '', view, vat));
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

/** A row with the customer's own price, and with the stock of now where the page may have an older one. */
export function withCustomerRow(
  row: FamilyRow,
  own: CustomerPrice | undefined,
  { vat, view }: { vat: number; view: PriceView },
): FamilyRow {
  if (!own) return row;
  const { price, unitPrice } = own.units[row.unitId] ?? {};
  const now = { stock: own.stock, deliveryDays: row.days ?? 0 };
  return {
    ...row,
    ...((own.stock <= 0 || row.days !== undefined) && {
      stock: stockState(now),
      delivery: deliveryText(now),
    }),
    ...(price !== undefined && { price: priceOf(price, row.vat ?? vat, view, unitPrice) }),
  };
}
