/** An order that waits for payment, wherever it is shown. */
export const waitingOrder = {
  waits: (until: string) => `wacht op betaling tot ${until}`,
  overdue: 'betaaltermijn verstreken',
  pay: 'Betalen',
  ofOrder: (number: string) => `, bestelling ${number}`,
  payOrder: (number: string) => `Bestelling ${number} betalen`,
  title: (number: string) => `Bestelling ${number} wacht op betaling`,
  notice: (number: string, until: string) => `Bestelling ${number} wacht op betaling tot ${until}.`,
  text: (amount: string, until: string) =>
    `U hebt ${amount} nog niet betaald. Wij houden de artikelen voor u vast tot ${until}; daarna vervalt de bestelling.`,
  show: 'Bestelling bekijken',
  otherWay: 'Anders betalen',
  chooseWay: 'Hoe wilt u betalen?',
  noOtherWay: 'Er is geen andere betaalwijze voor deze bestelling.',
  back: 'Terug in winkelwagen',
  backPart: (names: string) =>
    `De bestelling is geannuleerd. Niet alles kon terug in uw winkelwagen. Niet gelukt: ${names}.`,
  toCart: 'Naar winkelwagen',
  changed: 'Deze bestelling wacht niet meer op betaling. De pagina is bijgewerkt.',
} as const;
