/** The assortment's name of a unit → the spellings of buyers, with plurals, diminutives and abbreviations. */
const spellings = {
  doos: 'doos dozen ds dz dzn karton kartons omdoos omdozen',
  doosje: 'doosje doosjes',
  pak: 'pak pakken pk pkn pakje pakjes pakket pakketten pck',
  rol: 'rol rollen rl rolletje rolletjes',
  stuk: 'stuk stuks st stk stks stuksks',
  fles: 'fles flessen fl flesje flesjes flacon flacons',
  can: 'can cans cannen jerrycan jerrycans jerrycannen kan kannen',
  emmer: 'emmer emmers emmertje emmertjes',
  set: 'set sets setje setjes',
  pallet: 'pallet pallets plt',
  krat: 'krat kratten kratje kratjes',
  zak: 'zak zakken zakje zakjes',
  bundel: 'bundel bundels bndl',
  bus: 'bus bussen spuitbus spuitbussen',
  pot: 'pot potten potje potjes',
  tube: 'tube tubes',
  box: 'box boxen',
  tray: 'tray trays',
  koker: 'koker kokers',
  stapel: 'stapel stapels',
  paar: 'paar paren pr',
  baal: 'baal balen',
} as const;

export type UnitWord = keyof typeof spellings;

const written = new Map<string, UnitWord>(
  Object.entries(spellings).flatMap(([unit, words]) =>
    words.split(' ').map((word) => [word, unit as UnitWord] as const),
  ),
);

/** 'dozen', 'ds' → 'doos'. */
export const unitWordOf = (word: string): UnitWord | undefined => written.get(word);

/** Other units that a buyer may mean by one of these, for a product without such a unit; the nearest first. */
export const alsoCalled: Partial<Record<UnitWord, readonly string[]>> = {
  doos: ['karton', 'omdoos', 'box', 'kist'],
  doosje: ['pak', 'box', 'doos'],
  pak: ['bundel', 'stapel'],
  fles: ['flacon', 'spuitbus'],
  can: ['jerrycan'],
  bus: ['spuitbus', 'pot'],
  pot: ['bus'],
  box: ['doosje', 'doos', 'pak'],
  krat: ['kist', 'doos'],
  zak: ['baal'],
  baal: ['zak'],
  bundel: ['pak'],
  stapel: ['pak'],
};
