import { endpoints, MAX_UNITS, type ProductUnit } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { cartLines, productUnits } from '../../db/schema/index.ts';
import { and, eq, ne, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { fillSearch } from '../catalogue/search/fill-search.ts';
import { conflict, loadProduct, lockProduct, note } from './product-row.ts';
import { describe, reworded } from './unit-wording.ts';

const { addUnit: add, changeUnit: change, removeUnit: remove } = endpoints.productDesk;
type UnitRow = typeof productUnits.$inferSelect;

const unitsOf = (tx: Tx, productId: number): Promise<UnitRow[]> =>
  tx.select().from(productUnits).where(eq(productUnits.productId, productId)).orderBy(productUnits.position);

/**
 * Desks that give an EAN to two products at once take turns, until their transactions end. The database allows an EAN
 * twice, because an import may do so after a warning.
 */
const lockEan = (tx: Tx, siteId: string, ean: string) =>
  tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`ean:${siteId}:${ean}`}, 0))`);

/** @throws DomainError conflict for a name that another unit of the product has, or an EAN of another product */
async function expectFree(
  tx: Tx,
  { siteId, id: productId }: { siteId: string; id: number },
  unit: ProductUnit,
  others: readonly UnitRow[],
) {
  if (others.some(({ name }) => name.toLowerCase() === unit.name.toLowerCase()))
    throw conflict({ name: 'taken' });
  if (unit.ean === '') return;
  if (others.some(({ ean }) => ean === unit.ean)) throw conflict({ ean: 'taken' });
  await lockEan(tx, siteId, unit.ean);
  const elsewhere = await tx.$count(
    productUnits,
    and(eq(productUnits.ean, unit.ean), ne(productUnits.productId, productId)),
  );
  if (elsewhere > 0) throw conflict({ ean: 'elsewhere' });
}

const shown = ({ name, content, ean, isDefault }: UnitRow) => ({ name, content, ean, usual: isDefault });

/** Renews the words of units that count a changed one: 'pallet à 24 dozen'. */
async function rewordOthers(tx: Tx, others: readonly UnitRow[], before: UnitRow, unit: ProductUnit) {
  for (const other of others) {
    const among = (changed: Pick<ProductUnit, 'name' | 'content'>) => [
      changed,
      ...others.filter(({ id }) => id !== other.id),
    ];
    // Words that did not agree before are the shop's own.
    const agreed = reworded(other, other, among(before)) === other.description;
    const description = reworded(other, other, among(unit));
    if (!agreed || description === other.description) continue;
    await tx.update(productUnits).set({ description }).where(eq(productUnits.id, other.id));
  }
}

export const addUnit = implement(add, async ({ tx, viewer }, { productID, unit, price }) => {
  const product = await lockProduct(tx, productID);
  const units = await unitsOf(tx, productID);
  if (units.length >= MAX_UNITS) throw conflict({ unit: 'full' });
  await expectFree(tx, product, unit, units);
  await tx.insert(productUnits).values({
    ...{ siteId: viewer.site.id, productId: productID, ...unit, description: describe(unit) },
    ...{ priceCents: Math.round(price * 100), isDefault: units.length === 0 },
    position: Math.max(-1, ...units.map(({ position }) => position)) + 1,
  });
  await fillSearch(tx, viewer.site.id, [productID]);
  await note(tx, viewer, 'add_unit', product, { unit: unit.name, after: { ...unit, price } });
  return loadProduct(tx, productID);
});

export const changeUnit = implement(
  change,
  async ({ tx, viewer }, { productID, productUnitID, seen, unit, usual }) => {
    const product = await lockProduct(tx, productID);
    const units = await unitsOf(tx, productID);
    const now = orNotFound(units.find(({ id }) => id === productUnitID));
    const fields = ['name', 'content', 'ean'] as const;
    const changed = fields.filter((field) => now[field] !== unit[field]);
    const becomesUsual = usual && !now.isDefault;
    if (changed.length === 0 && !becomesUsual) return loadProduct(tx, productID);
    if (fields.some((field) => now[field] !== seen[field])) throw conflict({ unit: 'changed' });
    const others = units.filter(({ id }) => id !== productUnitID);
    await expectFree(tx, product, unit, others);
    if (becomesUsual)
      await tx
        .update(productUnits)
        .set({ isDefault: false })
        .where(and(eq(productUnits.productId, productID), eq(productUnits.isDefault, true)));
    const isDescribed = changed.includes('name') || changed.includes('content');
    await tx
      .update(productUnits)
      .set({
        ...unit,
        ...(isDescribed && { description: reworded(now, unit, others) }),
        ...(becomesUsual && { isDefault: true }),
      })
      .where(eq(productUnits.id, productUnitID));
    if (isDescribed) await rewordOthers(tx, others, now, unit);
    if (changed.includes('ean')) await fillSearch(tx, viewer.site.id, [productID]);
    const after = { ...unit, usual: usual || now.isDefault };
    await note(tx, viewer, 'change_unit', product, { unit: now.name, before: shown(now), after });
    return loadProduct(tx, productID);
  },
);

export const removeUnit = implement(remove, async ({ tx, viewer }, { productID, productUnitID }) => {
  const product = await lockProduct(tx, productID);
  const ofProduct = and(eq(productUnits.id, productUnitID), eq(productUnits.productId, productID));
  // A cart that gets this unit at the same moment waits, and then finds it gone.
  const [found] = await tx.select().from(productUnits).where(ofProduct).for('update');
  const unit = orNotFound(found);
  if (unit.isDefault) throw conflict({ unit: 'usual' });
  if ((await tx.$count(cartLines, sql`${cartLines.unitId} = ${productUnitID}`)) > 0)
    throw conflict({ unit: 'in_cart' });
  await tx.delete(productUnits).where(ofProduct);
  await fillSearch(tx, viewer.site.id, [productID]);
  await note(tx, viewer, 'remove_unit', product, { unit: unit.name, before: shown(unit) });
  return loadProduct(tx, productID);
});
