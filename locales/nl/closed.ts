/** A shop that is closed for maintenance. */
export const closed = {
  title: 'We zijn zo terug',
  text: 'We werken op dit moment aan de winkel. Bestellen kan straks weer; uw winkelwagen en uw bestellijsten blijven bewaard.',
  reach: 'Is er haast bij? We helpen u graag:',
  retry: 'Opnieuw proberen',
} as const;
