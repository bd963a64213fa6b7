import { z } from 'zod';
import { type Country, isCountry } from './country.ts';
import type { FieldFault } from './faults.ts';
import { keepStored } from './keep-stored.ts';
import { optionalLine, readable, requiredLine } from './text-fields.ts';

/** Letters that Dutch postcodes never use, because of their meaning in the war. */
const UNUSED_LETTERS = new Set(['SA', 'SD', 'SS']);

/** Parses a postcode: `1234 AB` in the Netherlands, `1234` in Belgium; undefined when its form is wrong there. */
export function readPostcode(typed: string, country: Country): string | undefined {
  const code = typed.toUpperCase().replace(/\s/g, '');
  if (country === 'BE') return /^[1-9]\d{3}$/.test(code) ? code : undefined;
  const [, digits, letters = ''] = /^([1-9]\d{3})([A-Z]{2})$/.exec(code) ?? [];
  return digits && !UNUSED_LETTERS.has(letters) ? `${digits} ${letters}` : undefined;
}

/** Parses a house number, which begins with digits: `12`, `12a`, `12-2 hoog`, `12 bus 3`. */
const readHouseNumber = (line: string): string | undefined =>
  /^[1-9]\d{0,4}(?!\d)[\p{L}\d .,/-]{0,14}$/u.test(line) ? line : undefined;

/** @param served the countries that the site delivers to */
export const addressFields = (served: readonly Country[]) => ({
  country: requiredLine(2)
    .overwrite((typed) => typed.toUpperCase())
    .refine((code) => served.some((country) => country === code), 'country_not_served' satisfies FieldFault)
    .transform((code) => code as Country),
  postcode: requiredLine(10),
  houseNumber: readable(requiredLine(20), readHouseNumber, 'invalid_house_number'),
  street: requiredLine(100),
  city: requiredLine(80),
});

interface Place {
  country: string;
  postcode: string;
}

const read = ({ country, postcode }: Place): string | undefined =>
  isCountry(country) ? readPostcode(postcode, country) : postcode;

/**
 * The rules of a form that has an address: the postcode fits the country, and gets its usual form. Also checked when
 * another field has a fault, so that all faults come at once.
 * @param stored another country has other postcodes: a stored one is accepted only in the stored country
 */
export const postcodeRules = (stored?: Place) =>
  [
    z.refine<Place>(
      ({ country, postcode }) =>
        typeof country !== 'string' ||
        typeof postcode !== 'string' ||
        postcode === '' ||
        (postcode === stored?.postcode && country === stored.country) ||
        read({ country, postcode }) !== undefined,
      { path: ['postcode'], error: 'invalid_postcode' satisfies FieldFault, when: () => true },
    ),
    z.overwrite<Place>((place) => ({ ...place, postcode: read(place) ?? place.postcode })),
  ] as const;

type StoredAddress = Place & Record<'houseNumber' | 'street' | 'city' | 'label', string>;

/** An address of an account. @param stored the address that is changed; absent for a new one */
export const addressForm = (served: readonly Country[], stored?: StoredAddress) =>
  z
    .object(keepStored({ ...addressFields(served), label: optionalLine(60) }, stored))
    .check(...postcodeRules(stored));
