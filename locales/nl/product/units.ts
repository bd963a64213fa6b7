import { dutchNumber } from '../../../lib/dutch-number';

const plurals: Record<string, string> = {
  baal: 'balen',
  bak: 'bakken',
  box: 'boxen',
  bundel: 'bundels',
  bus: 'bussen',
  can: 'cans',
  doos: 'dozen',
  doosje: 'doosjes',
  emmer: 'emmers',
  fles: 'flessen',
  jerrycan: 'jerrycans',
  kist: 'kisten',
  koker: 'kokers',
  krat: 'kratten',
  omdoos: 'omdozen',
  pak: 'pakken',
  pallet: 'pallets',
  patroon: 'patronen',
  pot: 'potten',
  rol: 'rollen',
  set: 'sets',
  stuk: 'stuks',
  tablet: 'tabletten',
  tray: 'trays',
  vel: 'vellen',
  zak: 'zakken',
};

/** `1 doos`, `5 dozen`, `1.056 rollen`; a unit we have no plural for keeps its form, as `liter` and `paar` do. */
export function countOf(count: number, unit: string): string {
  return `${dutchNumber(count)} ${count === 1 ? unit : (plurals[unit] ?? unit)}`;
}

/** 'per doos à 6 rollen'; the description of a single unit already begins with 'per'. */
export const perUnit = (description: string): string =>
  description.startsWith('per ') ? description : `per ${description}`;

/** '3 × doos à 6 rollen', '2 × fles': of which unit, not per which. */
export const timesUnit = (count: number, description: string): string =>
  `${dutchNumber(count)} × ${description.replace(/^per /, '')}`;
