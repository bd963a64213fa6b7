/** A shop that is closed for maintenance. */
export const closed = {
  title: 'Wij zijn zo terug',
  text: 'Wij werken op dit moment aan de winkel. Bestellen kan straks weer; uw winkelwagen en uw bestellijsten blijven bewaard.',
  reach: 'Is er haast bij? Wij helpen u graag:',
  retry: 'Opnieuw proberen',
} as const;
