import type { CountLine, CountPart, CountProduct, CountSheet } from '../../offline/types';

/** One product at one place. */
export interface PlacedLine {
  key: string;
  place: string;
  product: CountProduct;
  /** Absent for a product that was counted at a place where it is not kept. */
  kept?: CountLine;
}

/** Key of a product at a place, or of an unknown code (`thing` is then the code). */
export const keyOf = (place: string, thing: number | string): string =>
  typeof thing === 'number' ? `${thing}@${place}` : `?${thing}@${place}`;
const partKey = ({ place, productId, code }: CountPart) => keyOf(place, productId ?? code);

export interface PlaceStep {
  place: string;
  lines: PlacedLine[];
}

/**
 * The places in walking order, each with its lines: as kept, then what was counted there besides. Products that are kept
 * nowhere are at the place without a name, the last one; it is absent when it is empty and there are others.
 */
export function stepsOf(sheet: CountSheet, parts: readonly CountPart[]): PlaceStep[] {
  const products = new Map(sheet.products.map((product) => [product.id, product]));
  const steps = new Map<string, PlacedLine[]>(sheet.places.map((place) => [place, []]));
  const known = new Set<string>();
  const put = (place: string, id: number, kept?: CountLine) => {
    const product = products.get(id);
    const key = keyOf(place, id);
    if (!product || known.has(key)) return;
    known.add(key);
    const lines = steps.get(place) ?? [];
    steps.set(place, lines);
    lines.push({ key, place, product, kept });
  };
  for (const line of sheet.lines) put(line.place, line.productId, line);
  const withPlace = new Set(sheet.lines.map(({ productId }) => productId));
  for (const { id } of sheet.products) if (!withPlace.has(id)) put('', id);
  for (const part of parts) {
    if (part.productId !== null) put(part.place, part.productId);
    else if (!steps.has(part.place)) steps.set(part.place, []);
  }
  const nowhere = steps.get('') ?? [];
  steps.delete('');
  const named = [...steps].map(([place, lines]) => ({ place, lines }));
  const hasUnknown = parts.some(({ place, productId }) => place === '' && productId === null);
  return nowhere.length > 0 || hasUnknown || named.length === 0
    ? [...named, { place: '', lines: nowhere }]
    : named;
}

/** The parts per line, in the order in which they were counted. */
export function partsByKey(parts: readonly CountPart[]): ReadonlyMap<string, CountPart[]> {
  const map = new Map<string, CountPart[]>();
  for (const part of parts) {
    const key = partKey(part);
    const before = map.get(key);
    if (before) before.push(part);
    else map.set(key, [part]);
  }
  return map;
}

const contentOf = (product: CountProduct, unitId: number | null) =>
  product.units.find(({ id }) => id === unitId)?.content ?? 1;

/** Base pieces of all parts. */
export const piecesOf = (product: CountProduct, parts: readonly CountPart[]): number =>
  parts.reduce((sum, { quantity, unitId }) => sum + quantity * contentOf(product, unitId), 0);

/** What this device counted of a line in one unit; undefined: nothing yet. */
export const ownQuantity = (
  parts: readonly CountPart[] | undefined,
  device: string,
  unitId: number | null,
): number | undefined => parts?.find((part) => part.device === device && part.unitId === unitId)?.quantity;

/** Whether more than one device counted it: then it may count double. */
export const isShared = (parts: readonly CountPart[]): boolean =>
  new Set(parts.map(({ device }) => device)).size > 1;

/** Quantities per unit over all devices, in the order in which they were counted. */
export function byUnit(parts: readonly CountPart[]): { unitId: number | null; quantity: number }[] {
  const sums = new Map<number | null, number>();
  for (const { unitId, quantity } of parts) sums.set(unitId, (sums.get(unitId) ?? 0) + quantity);
  return [...sums].map(([unitId, quantity]) => ({ unitId, quantity }));
}
