/** A cart that replaces an order when it is sent. */
export const replacedOrder = {
  title: (number: string) => `U wijzigt bestelling ${number}`,
  text: 'Die bestelling blijft staan zoals die is, totdat u deze winkelwagen als bestelling verstuurt. Dan vervalt die en komt de nieuwe ervoor in de plaats. De prijzen zijn die van nu; waar een prijs veranderde, staat dat erbij.',
  chooseAgain: 'Kies hieronder opnieuw het afleveradres en de betaalwijze.',
  gone: (number: string) => `Bestelling ${number} is niet meer te vervangen`,
  refused: {
    taken_up: 'Wij zijn inmiddels met die bestelling bezig.',
    cancelled: 'Die bestelling is inmiddels geannuleerd of vervangen.',
    paid: 'Die bestelling is inmiddels betaald.',
  },
  nothingLost:
    'Alles ligt nog in uw winkelwagen. Haal eruit wat u al hebt besteld, of verstuur het als een aparte bestelling.',
  keep: 'Toch niet wijzigen',
  apart: 'Verder als aparte bestelling',
  show: (number: string) => `Bestelling ${number} bekijken`,
} as const;
