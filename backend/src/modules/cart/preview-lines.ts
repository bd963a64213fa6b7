import type { Tx } from '../../db/connect.ts';
import { products } from '../../db/schema/index.ts';
import { inArray } from '../../db/sql.ts';
import { hashOfUnit, lineKey } from './line-hash.ts';
import { type CartLine, loadUnits, productColumns } from './load-lines.ts';

interface Preview {
  productId: number;
  /** A unit of the product; a line with any other unit is left out. */
  unitId: number;
  quantity: number;
}

/** Lines as they would be in the cart, to compute their price without adding them. Two queries. */
export async function previewLines(tx: Tx, wanted: readonly Preview[]): Promise<CartLine[]> {
  if (wanted.length === 0) return [];
  const ids = wanted.map(({ productId }) => productId);
  const rows = await tx.select(productColumns).from(products).where(inArray(products.id, ids));
  const units = Map.groupBy(await loadUnits(tx, ids), ({ productId }) => productId);
  return wanted.flatMap(({ productId, unitId, quantity }) => {
    const product = rows.find(({ id }) => id === productId);
    const productUnits = units.get(productId) ?? [];
    const unit = productUnits.find(({ id }) => id === unitId);
    if (!product || !unit) return [];
    return [
      {
        key: lineKey(productId, hashOfUnit(unit)),
        hash: hashOfUnit(unit),
        quantity,
        comment: '',
        product,
        unit,
        units: productUnits,
        options: [],
        seenCents: null,
      },
    ];
  });
}
