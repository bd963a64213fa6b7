/** Company data that `npm run site` writes for a new site; the check of the shop reports what is left of it. */
export const placeholderCompany = {
  street: 'Straatnaam 1',
  postcode: '9900 AA',
  city: 'Plaatsnaam',
  phone: '020 555 01 00',
  kvk: '00000000',
  vatNumber: 'NL000000000B01',
  iban: 'NL94 TOON 0000 0000 00',
} as const;
