/** An item with a date, while it is edited on its page. */
export const itemWords = {
  hidden: 'Verborgen',
  shown: 'Te zien',
  from: (moment: string) => `Te zien vanaf ${moment}`,
  discardAsk: 'Dit is nog nooit te zien geweest. Verwijderen kan niet ongedaan worden gemaakt.',
  waiting: 'Nog niet gepubliceerd',
  draftOf: (author: string) => `Concept van ${author}`,
  ownDraft: 'Uw concept',
  /** Of an administrator who has left. */
  draft: 'Concept',
  planned: (moment: string) => `Gepland voor ${moment}`,
  refused: 'Planning mislukt',
} as const;

/** News. */
export const newsWords = {
  item: 'Dit nieuwsbericht',
  newTitle: 'Titel van een nieuw bericht',
  add: 'Bericht toevoegen',
  adding: 'Bezig…',
  hint: 'Datum en afbeelding staan onder Gegevens. Artikelen waarnaar de tekst linkt, staan onder het bericht.',
  remove: 'Bericht verwijderen',
  removeAsk: 'Dit bericht verdwijnt meteen van de site. Verbergen kan ook, onder Gegevens.',
} as const;

/** Recipes, videos and blogs. */
export const blogAdminWords = {
  item: 'Dit recept, deze video of deze blog',
  newTitle: 'Titel van een nieuw recept of een nieuwe blog',
  kind: 'Soort',
  kinds: { recipe: 'Recept of werkplan', blog: 'Blog' },
  add: 'Toevoegen',
  adding: 'Bezig…',
  hint: 'Tijden, datum en afbeelding staan onder Gegevens. Een link naar een artikel in de lijst zet het in de winkelwagen.',
  remove: 'Verwijderen',
  removeAsk: 'Dit verdwijnt meteen van de site. Verbergen kan ook, onder Gegevens.',
} as const;
