import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { cartLines, productOptions, products, productUnits } from '../../db/schema/index.ts';
import { hashOfUnit, lineKey } from './line-hash.ts';
import { defaultUnit, type Unit } from './units.ts';

/** The product columns that a line needs. */
export const productColumns = {
  id: products.id,
  name: products.name,
  brand: products.brand,
  articleNumber: products.articleNumber,
  slug: products.slug,
  image: products.image,
  vat: products.vat,
  step: products.step,
  stock: products.stock,
  deliveryDays: products.deliveryDays,
  groupIds: products.groupIds,
  active: products.active,
};

export interface CartProduct {
  id: number;
  name: string;
  brand: string;
  articleNumber: string;
  slug: string;
  image: string;
  vat: number;
  step: number;
  /** In base pieces. */
  stock: number;
  /** Working days. */
  deliveryDays: number;
  /** From the top group down. */
  groupIds: number[];
  active: boolean;
}

interface CartOption {
  /** The index among the product's choices (docs/behaviour.md §7.3). */
  index: number;
  product: CartProduct;
  /** An option counts in its product's default unit. */
  unit: Unit;
}

export interface CartLine {
  /** `product_id`, or `product_id.hash` when there is a hash (docs/behaviour.md §9.1). */
  key: string;
  hash: string;
  quantity: number;
  comment: string;
  product: CartProduct;
  /** The chosen unit. */
  unit: Unit;
  /** All units of the product. */
  units: Unit[];
  options: CartOption[];
  /** The prices that the customer last saw, in cents excl. VAT: of one unit, then of each option. Null: none yet. */
  seenCents: number[] | null;
}

/** Whether product and options are all still sold; otherwise the line can't be ordered. */
export const isSold = (line: CartLine): boolean =>
  line.product.active && line.options.every((option) => option.product.active);

/** A stored line, with its product. */
export interface StoredLine {
  line: Pick<typeof cartLines.$inferSelect, 'quantity' | 'unitId' | 'comment' | 'optionIds' | 'seenCents'> & {
    /** The stored hash, where it is not the unit's own. */
    hash?: string;
  };
  product: CartProduct;
}

const { quantity, unitId, comment, optionIds, seenCents } = cartLines;
const storedColumns = { quantity, unitId, comment, optionIds, seenCents };

/**
 * A cart's lines with products, units and options: four queries for any number. In the order in which the products
 * were added, the units of one product together.
 */
export async function loadLines(tx: Tx, cartId: number): Promise<CartLine[]> {
  const rows = await tx
    .select({ line: storedColumns, product: productColumns })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(eq(cartLines.cartId, cartId))
    .orderBy(sql`min(${cartLines.id}) OVER (PARTITION BY ${cartLines.productId})`, asc(cartLines.id));
  return withUnits(tx, rows);
}

/** Lines with all units of their products. A unit that no longer exists counts as the default one. */
export async function withUnits(tx: Tx, rows: readonly StoredLine[]): Promise<CartLine[]> {
  if (rows.length === 0) return [];
  const productIds = rows.map(({ product }) => product.id);
  const optionIds = rows.flatMap(({ line }) => line.optionIds);
  const options = await loadOptions(tx, productIds, optionIds);
  const units = Map.groupBy(await loadUnits(tx, [...productIds, ...optionIds]), (unit) => unit.productId);
  const unitsOf = (productId: number) => units.get(productId) ?? [];

  return rows.map(({ line, product }) => {
    const unitsOfProduct = unitsOf(product.id);
    const unit = unitsOfProduct.find(({ id }) => id === line.unitId) ?? defaultUnit(unitsOfProduct);
    const hash = line.hash ?? hashOfUnit(unit);
    return {
      key: lineKey(product.id, hash),
      hash,
      quantity: line.quantity,
      comment: line.comment,
      seenCents: line.seenCents,
      product,
      units: unitsOfProduct,
      unit,
      options: line.optionIds.flatMap((id) => {
        const option = options.products.get(id);
        const index = options.indexes.get(`${product.id}:${id}`) ?? 0;
        return option ? [{ index, product: option, unit: defaultUnit(unitsOf(id)) }] : [];
      }),
    };
  });
}

export async function loadUnits(tx: Tx, productIds: number[]): Promise<Unit[]> {
  return tx
    .select()
    .from(productUnits)
    .where(inArray(productUnits.productId, [...new Set(productIds)]))
    .orderBy(asc(productUnits.position));
}

async function loadOptions(tx: Tx, productIds: number[], optionIds: number[]) {
  if (optionIds.length === 0) return { products: new Map<number, CartProduct>(), indexes: new Map() };
  const chosen = [...new Set(optionIds)];
  const rows = await tx.select(productColumns).from(products).where(inArray(products.id, chosen));
  const links = await tx
    .select()
    .from(productOptions)
    .where(
      and(inArray(productOptions.productId, productIds), inArray(productOptions.optionProductId, chosen)),
    );
  return {
    products: new Map(rows.map((product) => [product.id, product])),
    indexes: new Map(links.map((link) => [`${link.productId}:${link.optionProductId}`, link.index])),
  };
}
