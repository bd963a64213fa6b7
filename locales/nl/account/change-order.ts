/** Changing or cancelling an order that is still new. */
export const changeOrder = {
  title: 'Wijzigen of annuleren',
  may: 'Zolang deze bestelling nieuw is, kunt u deze zelf wijzigen of annuleren.',
  mayCancel: 'Zolang deze bestelling nieuw is, kunt u deze zelf annuleren.',
  change: 'Bestelling wijzigen',
  changeQuestion: (number: string) => `Bestelling ${number} wijzigen?`,
  changeHint:
    'De artikelen komen in uw winkelwagen, bij wat er al in ligt en tegen de prijzen van nu. Deze bestelling blijft staan totdat u de gewijzigde bestelling verstuurt; dan vervalt deze.',
  leave: 'Niet wijzigen',
  changeConfirm: 'In winkelwagen zetten',
  changeBusy: 'Bezig met toevoegen…',
  changing: (number: string) => `Bestelling ${number} ligt in uw winkelwagen om te wijzigen.`,
  leftOut: (names: string) => `Niet alles kon in uw winkelwagen. Niet gelukt: ${names}.`,
  toCart: 'Naar winkelwagen',
  cancel: 'Bestelling annuleren',
  question: (number: string) => `Bestelling ${number} annuleren?`,
  hint: 'De hele bestelling vervalt en de artikelen worden weer vrijgegeven. Dit kunt u niet ongedaan maken.',
  reason: 'Reden',
  keep: 'Niet annuleren',
  confirm: 'Ja, annuleren',
  busy: 'Bezig met annuleren…',
  cancelled: (number: string) =>
    `Bestelling ${number} is geannuleerd. Wie deze plaatste, krijgt hiervan een bevestiging per e-mail.`,
  refused: {
    taken_up:
      'Wij zijn al met deze bestelling bezig; u kunt deze niet meer zelf wijzigen of annuleren. Vraag het ons.',
    cancelled: 'Deze bestelling is al geannuleerd.',
    paid: 'Deze bestelling is al betaald. Wijzigen of annuleren gaat dan via ons, want wij moeten geld terugstorten.',
    waits: 'Deze bestelling wacht nog op betaling. Zet deze bovenaan de pagina terug in uw winkelwagen.',
    other:
      'U wijzigt al een andere bestelling. Verstuur die eerst, of kies in uw winkelwagen ‘Toch niet wijzigen’.',
  },
  ask: 'Vraag het ons',
} as const;
