import { alsoCalled, type UnitWord, unitWordOf } from './unit-words.ts';

export interface Unit {
  id: number;
  name: string;
  content: number;
  isDefault: boolean;
}

interface Sold {
  units: readonly Unit[];
  /** Name of one piece: 'rol', 'stuk'. */
  baseUnit: string;
  step: number;
}

export interface ChosenUnit {
  unitId: number;
  quantity: number;
  /** False when the product is not sold in the wanted unit, and this is the nearest. */
  fits: boolean;
}

/** From here on a bare number may count pieces: '1000 bekers' are not a thousand boxes. */
const MANY = 50;

const wordFor = (name: string): string => unitWordOf(name) ?? name;

/** Converts pieces to whole units: the largest unit that divides them, else the smallest, rounded up. */
function inPieces(pieces: number, units: readonly Unit[], usual: Unit): ChosenUnit {
  const fitting = units.filter(({ content }) => pieces % content === 0);
  const bySize = (fitting.length > 0 ? fitting : units).toSorted((a, b) => a.content - b.content);
  const unit = fitting.includes(usual) ? usual : fitting.length > 0 ? bySize.at(-1) : bySize[0];
  const { id, content } = unit ?? usual;
  return { unitId: id, quantity: Math.ceil(pieces / content), fits: fitting.length > 0 };
}

/** Half a box in a smaller unit, where one divides it; else the next whole number, which does not fit. */
function inSmaller(quantity: number, whole: Unit, units: readonly Unit[]): ChosenUnit {
  const pieces = quantity * whole.content;
  const [smaller] = units
    .filter(({ content }) => content < whole.content && Number.isInteger(pieces / content))
    .toSorted((a, b) => b.content - a.content);
  if (smaller) return { unitId: smaller.id, quantity: pieces / smaller.content, fits: true };
  return { unitId: whole.id, quantity: Math.ceil(quantity), fits: false };
}

/**
 * Chooses the unit of a product that is meant, and its quantity. @param usual the customer's usual unit, else the
 * default one
 */
export function chooseUnit(
  { units, baseUnit, step }: Sold,
  { unit: asked, quantity }: { unit?: UnitWord; quantity?: number },
  usual: { unitId: number | null; quantity: number | null } | undefined,
): ChosenUnit | undefined {
  const standard =
    units.find(({ id }) => id === usual?.unitId) ?? units.find(({ isDefault }) => isDefault) ?? units[0];
  if (!standard) return undefined;
  const usualCount =
    standard.id === usual?.unitId && usual.quantity ? usual.quantity : standard.isDefault ? step : 1;
  if (asked === undefined) {
    if (quantity === undefined) return { unitId: standard.id, quantity: usualCount, fits: true };
    const smallest = Math.min(...units.map(({ content }) => content));
    const isPieces = quantity >= MANY && standard.content > 1 && quantity >= smallest;
    return isPieces ? inPieces(quantity, units, standard) : { unitId: standard.id, quantity, fits: true };
  }
  const count = quantity ?? 1;
  const unitsNamed = (names: readonly string[]) =>
    names.map((name) => units.find((unit) => wordFor(unit.name) === name)).find(Boolean);
  const same = unitsNamed([asked]);
  if (!Number.isInteger(count))
    return inSmaller(count, same ?? unitsNamed(alsoCalled[asked] ?? []) ?? standard, units);
  if (same) return { unitId: same.id, quantity: count, fits: true };
  const isPiece = asked === wordFor(baseUnit) || asked === 'stuk';
  const single = units.find(({ content }) => content === 1);
  if (isPiece && single) return { unitId: single.id, quantity: count, fits: true };
  const isWhole = units.some(({ content }) => count >= content);
  if (isPiece && (isWhole || asked !== 'stuk')) return inPieces(count, units, standard);
  const near = unitsNamed(alsoCalled[asked] ?? []);
  if (near) return { unitId: near.id, quantity: count, fits: true };
  return { unitId: standard.id, quantity: count, fits: false };
}
