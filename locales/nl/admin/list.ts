const numbers = new Intl.NumberFormat('nl-NL');

/** Lists of the back office. */
export const listWords = {
  files: { csv: 'CSV', xlsx: 'Excel' },
  tickAll: 'Alle rijen kiezen',
  tick: (name: string) => `${name} kiezen`,
  ticked: (count: number) => `${numbers.format(count)} gekozen`,
  count: (count: number, exactUpTo: number) =>
    count > exactUpTo
      ? `Meer dan ${numbers.format(exactUpTo)} rijen`
      : count === 1
        ? '1 rij'
        : `${numbers.format(count)} rijen`,
  removeFilter: ', filter weghalen',
  views: 'Weergaven',
  sharedView: ', voor iedereen',
  removeView: (name: string) => `Weergave ${name} verwijderen`,
  saveView: 'Weergave opslaan',
  viewName: 'Naam',
  viewNameFault: 'Geef de weergave een naam.',
  viewsFull: 'U hebt al vijftig weergaven van deze lijst. Verwijder er eerst een.',
  forAll: 'Voor iedereen die deze lijst mag openen',
  save: 'Opslaan',
  nothingFound: 'Niets gevonden',
  nothingFoundText: 'Haal een filter weg of zoek op iets anders.',
  keys: 'Sneltoetsen',
  keyTexts: [
    ['j', 'Volgende rij'],
    ['k', 'Vorige rij'],
    ['x', 'Rij kiezen'],
    ['Enter', 'Rij openen'],
    ['/', 'Naar het zoekveld'],
    ['?', 'Deze lijst'],
  ],
} as const;
