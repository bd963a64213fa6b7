import type { CartItem, ProductUnit } from '@/api/types';

export type SelectedOption = CartItem['selectedOptions'][number];

/** The new state of a line before the server has answered, with enough of the product to show it. */
export interface LineChange {
  productId: number;
  /** `hashOfUnit` of the unit. */
  hash?: string;
  productName: string;
  quantity: number;
  unit: number;
  /** The chosen options, each once (docs/behaviour.md §7.3); absent: the line keeps its own. */
  options?: SelectedOption[];
  slug?: string;
  image?: string;
  units?: ProductUnit[];
  step?: number;
}

/** A line's variant hash: each unit of a product has its own line. The hash of the default unit is empty. */
export const hashOfUnit = (unitId: number, isDefault?: boolean): string => (isDefault ? '' : `u${unitId}`);

/** The cart key: the product id, with the variant's hash when there is one (docs/behaviour.md §9.1). */
export function cartKey(productId: number, hash = ''): string {
  return hash === '' ? String(productId) : `${productId}.${hash}`;
}

/** Whether two changes ask for the same result. */
export const sameChange = (one: LineChange, other: LineChange): boolean =>
  one.quantity === other.quantity &&
  one.unit === other.unit &&
  optionIds(one).join() === optionIds(other).join();

export const optionIds = ({ options = [] }: LineChange): number[] =>
  options.map(({ productId }) => productId);

/** The server's lines with the unconfirmed changes applied. Quantity 0 removes a line. */
export function overlay(confirmed: readonly CartItem[], changes: Record<string, LineChange>): CartItem[] {
  const known = new Set(confirmed.map((item) => item.key));
  const kept = confirmed.flatMap((item) => {
    const change = changes[item.key];
    if (!change) return [item];
    if (change.quantity === 0) return [];
    return [
      {
        ...item,
        quantityOnCart: change.quantity,
        unitOnCart: change.unit,
        selectedOptions: change.options ?? item.selectedOptions,
      },
    ];
  });
  const added = Object.entries(changes).filter(([key, change]) => !known.has(key) && change.quantity > 0);
  return [...kept, ...added.map(([key, change]) => provisionalItem(key, change))];
}

/** A line that the server does not have yet; it has no price and no total, because only the server computes them. */
function provisionalItem(key: string, change: LineChange): CartItem {
  const units = change.units ?? [];
  return {
    key,
    productId: change.productId,
    hash: change.hash ?? '',
    productName: change.productName,
    productExtCode: '',
    slug: change.slug ?? '',
    image: change.image ?? '',
    quantityOnCart: change.quantity,
    unitOnCart: change.unit,
    comment: '',
    selectedOptions: change.options ?? [],
    units,
    defaultUnit: units.find((unit) => unit.puIsDefault)?.puId ?? change.unit,
    productUnit: units.find((unit) => unit.puId === change.unit)?.unitDesc ?? '',
    step: change.step ?? 1,
    stock: 0,
    available: true,
    vat: 0,
  };
}
