import { DomainError } from '../../http/errors.ts';
import type { Unit } from './units.ts';

/**
 * The variant hash of a cart line (docs/behaviour.md §9.1): empty for the product's default unit, `u<pu_id>` for
 * another. Each unit of a product has a line of its own, so a quantity is never converted from one unit to another.
 */
export const hashOfUnit = ({ id, isDefault }: Pick<Unit, 'id' | 'isDefault'>): string =>
  isDefault ? '' : `u${id}`;

/** The cart key: `product_id`, or `product_id.hash` when there is a hash (docs/behaviour.md §9.1). */
export const lineKey = (productId: number, hash: string): string =>
  hash === '' ? String(productId) : `${productId}.${hash}`;

const unknown = (fields: Record<string, string>) =>
  new DomainError('unit_unknown', 'This product has no such unit.', fields);

/**
 * The unit that a hash names. `u<pu_id>` also names the default unit: the shop may have changed its default since the
 * page was loaded.
 * @param units of one product
 * @throws DomainError unit_unknown
 */
export function unitOfHash(units: readonly Unit[], hash: string, field = 'hash'): Unit {
  const unit = units.find((one) => (hash === '' ? one.isDefault : `u${one.id}` === hash));
  if (!unit) throw unknown({ [field]: 'unknown' });
  return unit;
}

/**
 * The unit of the wanted line: the one that `unit` names, else the one that `hash` names. An empty hash fits every
 * unit, another hash its own unit only.
 * @throws DomainError unit_unknown
 */
export function unitOfLine(units: readonly Unit[], asked: { hash: string; unit?: number | undefined }): Unit {
  const byHash = unitOfHash(units, asked.hash);
  if (asked.unit === undefined) return byHash;
  const unit = units.find(({ id }) => id === asked.unit);
  if (!unit) throw unknown({ unit: 'unknown' });
  if (asked.hash !== '' && unit.id !== byHash.id) throw unknown({ hash: 'other_unit' });
  return unit;
}
