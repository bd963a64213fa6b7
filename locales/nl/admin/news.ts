/** News, while it is edited on its pages. */
export const newsWords = {
  item: 'Dit nieuwsbericht',
  newTitle: 'Titel van een nieuw bericht',
  add: 'Bericht toevoegen',
  adding: 'Bezig…',
  hidden: 'Verborgen',
  shown: 'Te zien',
  from: (moment: string) => `Te zien vanaf ${moment}`,
  dateHint: 'Datum en afbeelding staan onder Gegevens.',
  remove: 'Bericht verwijderen',
  removeAsk: 'Dit bericht verdwijnt meteen van de site. Verbergen kan ook, onder Gegevens.',
} as const;
