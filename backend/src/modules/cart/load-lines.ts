import type { Tx } from '../../db/connect.ts';
import { isOneOf } from '../../db/is-one-of.ts';
import { cartLines, productOptions, products, productUnits } from '../../db/schema/index.ts';
import { and, asc, eq, sql } from '../../db/sql.ts';
import { together } from '../../db/together.ts';
import { hashOfUnit, lineKey } from './line-hash.ts';
import { defaultUnit, type Unit } from './units.ts';

/** The product columns that a line needs, of the table or an alias of it. */
export const productColumnsOf = (table: typeof products) => ({
  id: table.id,
  name: table.name,
  brand: table.brand,
  articleNumber: table.articleNumber,
  slug: table.slug,
  image: table.image,
  vat: table.vat,
  step: table.step,
  stock: table.stock,
  deliveryDays: table.deliveryDays,
  groupIds: sql<number[]>`${table.groupIds} || ${table.moreGroupIds}`,
  active: table.active,
});

export const productColumns = productColumnsOf(products);

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
  /** From the top group down, then the other groups in which it stands. */
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
  const [options, allUnits] = await together([
    loadOptions(tx, productIds, optionIds),
    loadUnits(tx, [...productIds, ...optionIds]),
  ]);
  const units = Map.groupBy(allUnits, (unit) => unit.productId);
  const unitsOf = (productId: number) => units.get(productId) ?? [];

  return rows.map((row) => ({
    ...lineWithUnits(row, unitsOf(row.product.id)),
    options: row.line.optionIds.flatMap((id) => {
      const option = options.products.get(id);
      const index = options.indexes.get(`${row.product.id}:${id}`) ?? 0;
      return option ? [{ index, product: option, unit: defaultUnit(unitsOf(id)) }] : [];
    }),
  }));
}

/** A line without options, with all units of its product. */
export function lineWithUnits({ line, product }: StoredLine, units: Unit[]): CartLine {
  const unit = units.find(({ id }) => id === line.unitId) ?? defaultUnit(units);
  const hash = line.hash ?? hashOfUnit(unit);
  return {
    key: lineKey(product.id, hash),
    hash,
    quantity: line.quantity,
    comment: line.comment,
    seenCents: line.seenCents,
    product,
    units,
    unit,
    options: [],
  };
}

export async function loadUnits(tx: Tx, productIds: number[]): Promise<Unit[]> {
  return tx
    .select()
    .from(productUnits)
    .where(isOneOf(productUnits.productId, [...new Set(productIds)]))
    .orderBy(asc(productUnits.position));
}

async function loadOptions(tx: Tx, productIds: number[], optionIds: number[]) {
  if (optionIds.length === 0) return { products: new Map<number, CartProduct>(), indexes: new Map() };
  const chosen = [...new Set(optionIds)];
  const rows = await tx.select(productColumns).from(products).where(isOneOf(products.id, chosen));
  const links = await tx
    .select()
    .from(productOptions)
    .where(
      and(isOneOf(productOptions.productId, productIds), isOneOf(productOptions.optionProductId, chosen)),
    );
  return {
    products: new Map(rows.map((product) => [product.id, product])),
    indexes: new Map(links.map((link) => [`${link.productId}:${link.optionProductId}`, link.index])),
  };
}
