const plurals: Record<string, string> = {
  baal: 'balen',
  bak: 'bakken',
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

/** `1 doos`, `5 dozen`; a unit we have no plural for keeps its form, as `liter` and `paar` do. */
export function countOf(count: number, unit: string): string {
  return `${count} ${count === 1 ? unit : (plurals[unit] ?? unit)}`;
}
