import type { Address } from '@/api/types';

/** The texts of a stored address. */
export const textsOf = ({ country, street, houseNumber, postcode, city, label }: Address) => ({
  country,
  street,
  houseNumber,
  postcode,
  city,
  label,
});

/** Name of an address among others. */
export const nameOf = ({ label, street, houseNumber }: Address): string =>
  label || `${street} ${houseNumber}`;
