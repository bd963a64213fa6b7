/** The form for an address. */
export const addressForm = {
  country: 'Land',
  postcode: 'Postcode',
  houseNumber: 'Huisnummer',
  houseNumberHint: 'Met toevoeging, zoals 12a of 12 bus 3.',
  street: 'Straat',
  city: 'Plaats',
  label: 'Naam van dit adres',
  labelHint: 'Bijvoorbeeld Magazijn of Filiaal Gent.',
} as const;

/** On the review page. */
export const newAddress = {
  title: 'Nieuw afleveradres',
  add: 'Ander afleveradres invoeren',
  save: 'Adres bewaren en gebruiken',
  saving: 'Adres wordt bewaard…',
  cancel: 'Annuleren',
  saveFirst: 'Bewaar eerst het nieuwe afleveradres, of annuleer het.',
  failed: 'Dit adres kon niet worden bewaard.',
} as const;
