import type { Country } from '@toonbank/contract';

/** The texts of an address form. */
export const emptyAddress = (country: Country | undefined) => ({
  country: country ?? 'NL',
  postcode: '',
  houseNumber: '',
  street: '',
  city: '',
  label: '',
});
