/** Cancelling an order that is still new. */
export const changeOrder = {
  title: 'Bestelling annuleren',
  may: 'Zolang deze bestelling nieuw is, kunt u haar zelf annuleren.',
  cancel: 'Bestelling annuleren',
  question: (number: string) => `Bestelling ${number} annuleren?`,
  hint: 'De hele bestelling vervalt en de artikelen worden weer vrijgegeven. Dit kunt u niet ongedaan maken.',
  reason: 'Reden',
  keep: 'Niet annuleren',
  confirm: 'Ja, annuleren',
  busy: 'Bezig met annuleren…',
  cancelled: (number: string) =>
    `Bestelling ${number} is geannuleerd. Wie haar plaatste, krijgt hiervan een bevestiging per e-mail.`,
  refused: {
    taken_up: 'Wij zijn al met deze bestelling bezig; u kunt haar niet meer zelf annuleren. Vraag het ons.',
    cancelled: 'Deze bestelling is al geannuleerd.',
    paid: 'Deze bestelling is al betaald. Annuleren gaat dan via ons, want wij moeten uw geld terugstorten.',
  },
  ask: 'Vraag ons om te annuleren',
} as const;
