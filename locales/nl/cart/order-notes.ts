/** Reference and comment of an order. */
export const orderNotes = {
  title: 'Bij uw bestelling',
  reference: 'Uw referentie',
  referenceHint: 'Komt op de pakbon en de factuur.',
  comment: 'Opmerking bij de bestelling',
  saving: 'Wordt bewaard…',
  saved: 'Bewaard',
  notSaved: 'Nog niet bewaard. Wij proberen het opnieuw zodra u verdergaat.',
} as const;
