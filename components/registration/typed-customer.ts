import type { FieldFault } from '@toonbank/contract';
import {
  type AddressFaults,
  faultsOf as addressFaults,
  cleanAddress,
  emptyAddress,
  type TypedAddress,
} from '../customer/typed-address';

/** Form values of a registration. For consumers the company stays empty. */
export interface TypedCustomer extends TypedAddress {
  company: string;
  kvk: string;
  vatNumber: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  remark: string;
}
export type CustomerField = keyof TypedCustomer;
/** Field → what is wrong with it, in the order of the form. */
export type CustomerFaults = Partial<Record<CustomerField, string>> & AddressFaults;

export const emptyCustomer = (country: TypedAddress['country']): TypedCustomer => ({
  ...emptyAddress(country),
  company: '',
  kvk: '',
  vatNumber: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  remark: '',
});

/** The registration for the server: trimmed, with the postcode in its country's format. */
export function cleanCustomer(typed: TypedCustomer): TypedCustomer {
  const trimmed = Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()]));
  return { ...(trimmed as unknown as TypedCustomer), ...cleanAddress(typed) };
}

/** Errors that need no server; the server validates numbers and e-mail addresses. */
export function faultsOf(customer: TypedCustomer, consumer: boolean): CustomerFaults {
  const needed: CustomerField[] = [
    ...(consumer ? [] : (['company', 'kvk'] as const)),
    'firstName',
    'lastName',
    'email',
  ];
  const required: FieldFault = 'required';
  const missing = needed.filter((name) => customer[name] === '').map((name) => [name, required]);
  const mail: CustomerFaults =
    customer.email !== '' && !/^\S+@\S+\.\S+$/.test(customer.email) ? { email: 'invalid_email' } : {};
  return { ...Object.fromEntries(missing), ...mail, ...addressFaults(customer) };
}
