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

/** The places of a sheet in walking order, each with its lines. Products that are kept nowhere come last, without a place. */
export function stepsOf(sheet: CountSheet): PlaceStep[] {
  const products = new Map(sheet.products.map((product) => [product.id, product]));
  const steps = new Map<string, PlacedLine[]>(sheet.places.map((place) => [place, []]));
  for (const kept of sheet.lines) {
    const product = products.get(kept.productId);
    if (!product) continue;
    const { place } = kept;
    const lines = steps.get(place) ?? [];
    steps.set(place, lines);
    lines.push({ key: keyOf(place, product.id), place, product, kept });
  }
  const withPlace = new Set(sheet.lines.map(({ productId }) => productId));
  const nowhere = steps.get('') ?? [];
  for (const product of sheet.products)
    if (!withPlace.has(product.id)) nowhere.push({ key: keyOf('', product.id), place: '', product });
  steps.delete('');
  const named = [...steps].map(([place, lines]) => ({ place, lines }));
  return nowhere.length > 0 || named.length === 0 ? [...named, { place: '', lines: nowhere }] : named;
}

/**
 * The same with what was counted at places where it is not kept, `products` of other lists too, and with places of such
 * counts. Places without any stay the same objects.
 */
export function withCounted(
  steps: PlaceStep[],
  parts: readonly CountPart[],
  products: readonly CountProduct[],
): PlaceStep[] {
  const known = new Set(steps.flatMap(({ lines }) => lines.map(({ key }) => key)));
  const byId = new Map(products.map((product) => [product.id, product]));
  const more = new Map<string, PlacedLine[]>();
  for (const { place, productId } of parts) {
    const product = byId.get(productId ?? -1);
    if (productId !== null && !product) continue;
    const lines = more.get(place) ?? [];
    const key = keyOf(place, productId ?? -1);
    if (product && !known.has(key)) lines.push({ key, place, product });
    known.add(key);
    if (lines.length > 0 || !steps.some((step) => step.place === place)) more.set(place, lines);
  }
  if (more.size === 0) return steps;
  const places = new Set(steps.map(({ place }) => place));
  const wider = steps.map((step) => {
    const lines = more.get(step.place);
    return lines ? { ...step, lines: [...step.lines, ...lines] } : step;
  });
  return [...wider, ...[...more].flatMap(([place, lines]) => (places.has(place) ? [] : [{ place, lines }]))];
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
