import type { Country } from '../../db/schema/index.ts';
import type { Form } from './form.ts';
import { readRegisterNumber, readVatNumber } from './numbers.ts';
import { readHouseNumber, readPostcode } from './places.ts';
import { readEmail, readPhone } from './reach.ts';

/** The fields that several account forms share, and how each is read. */

type Typed<T> = { [Key in keyof T]?: string | undefined };

export interface CompanyFields {
  company: string;
  kvk: string;
  vatNumber: string;
}

export interface PersonFields {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

export interface PlaceFields {
  street: string;
  houseNumber: string;
  postcode: string;
  city: string;
  country: Country;
}

const noCompany: CompanyFields = { company: '', kvk: '', vatNumber: '' };
const noPerson: PersonFields = { firstName: '', lastName: '', email: '', phone: '' };

export const emailRule = { max: 200, required: true, read: readEmail, fault: 'invalid_email' } as const;
const kvkRule = { max: 20, read: readRegisterNumber, fault: 'invalid_kvk' } as const;
const vatRule = { max: 20, read: readVatNumber, fault: 'invalid_vat_number' } as const;

/** @param kvkNeeded whether a business without a number in the trade register is refused */
export function readCompany(
  form: Form,
  typed: Typed<CompanyFields>,
  stored: CompanyFields = noCompany,
  kvkNeeded = false,
): CompanyFields {
  return {
    company: form.line('company', typed.company, stored.company, { max: 100, required: true }),
    kvk: form.line('kvk', typed.kvk, stored.kvk, { ...kvkRule, required: kvkNeeded }),
    vatNumber: form.line('vatNumber', typed.vatNumber, stored.vatNumber, vatRule),
  };
}

export function readPerson(
  form: Form,
  typed: Typed<PersonFields>,
  stored: PersonFields = noPerson,
): PersonFields {
  const phone = { max: 30, read: readPhone, fault: 'invalid_phone' } as const;
  return {
    firstName: form.line('firstName', typed.firstName, stored.firstName, { max: 60, required: true }),
    lastName: form.line('lastName', typed.lastName, stored.lastName, { max: 60, required: true }),
    email: form.line('email', typed.email, stored.email, emailRule),
    phone: form.line('phone', typed.phone, stored.phone, phone),
  };
}

/** Reads an address in one of the countries that the site delivers to; the postcode by the rules of its country. */
export function readPlace(
  form: Form,
  countries: readonly Country[],
  typed: Typed<PlaceFields>,
  stored?: PlaceFields,
): PlaceFields {
  const named = form.line('country', typed.country, stored?.country ?? '', { max: 2, required: true });
  const country = countries.find((one) => one === named.toUpperCase()) ?? stored?.country;
  if (named !== '' && country !== named.toUpperCase()) form.note('country', 'country_not_served');
  const moved = country !== stored?.country;
  const line = (name: 'street' | 'city', max: number) =>
    form.line(name, typed[name], stored?.[name] ?? '', { max, required: true });
  return {
    country: country ?? 'NL',
    street: line('street', 100),
    houseNumber: form.line('houseNumber', typed.houseNumber, stored?.houseNumber ?? '', {
      max: 20,
      required: true,
      read: readHouseNumber,
      fault: 'invalid_house_number',
    }),
    postcode: form.line(
      'postcode',
      moved ? (typed.postcode ?? stored?.postcode) : typed.postcode,
      // Another country has other postcodes: the stored one is checked again.
      moved ? '' : (stored?.postcode ?? ''),
      {
        max: 10,
        required: true,
        // Without a known country the postcode is not checked.
        read: (code) => (country ? readPostcode(code, country) : code),
        fault: 'invalid_postcode',
      },
    ),
    city: line('city', 80),
  };
}
