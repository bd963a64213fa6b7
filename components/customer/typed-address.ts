import type { FieldFault } from '@toonbank/contract';
import { type Country, isHouseNumber, readPostcode } from '@/lib/address-rules';

/** An address as it is being typed. */
export interface TypedAddress {
  country: Country;
  postcode: string;
  houseNumber: string;
  street: string;
  city: string;
  /** The customer's name for the address; may be empty. */
  label: string;
}
export type AddressField = keyof TypedAddress;
/** Field → what is wrong with it. */
export type AddressFaults = Partial<Record<AddressField, string>>;

export const emptyAddress = (country: Country): TypedAddress => ({
  country,
  postcode: '',
  houseNumber: '',
  street: '',
  city: '',
  label: '',
});

/** The address for the server: trimmed, with the postcode in its country's format. */
export function cleanAddress(typed: TypedAddress): TypedAddress {
  const [postcode, houseNumber, street, city, label] = (
    ['postcode', 'houseNumber', 'street', 'city', 'label'] as const
  ).map((field) => typed[field].trim().replace(/\s+/g, ' ')) as [string, string, string, string, string];
  const { country } = typed;
  return { country, postcode: readPostcode(postcode, country) ?? postcode, houseNumber, street, city, label };
}

/** Errors of a trimmed address, in the order of the form; the server validates again. */
export function faultsOf(address: TypedAddress): AddressFaults {
  const fault = (field: AddressField, wrong: FieldFault | false) => {
    if (address[field] === '') return { [field]: 'required' };
    return wrong ? { [field]: wrong } : {};
  };
  return {
    ...fault('postcode', readPostcode(address.postcode, address.country) === undefined && 'invalid_postcode'),
    ...fault('houseNumber', !isHouseNumber(address.houseNumber) && 'invalid_house_number'),
    ...fault('street', false),
    ...fault('city', false),
  };
}
