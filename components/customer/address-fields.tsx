import { account } from '@/locales/nl/account/account';
import { addressForm as words } from '@/locales/nl/account/address';
import { faultText } from '@/locales/nl/form-faults';
import { Field, FieldFrame } from '../form/field';
import { Select } from '../form/select';
import type { AddressFaults, AddressField, TypedAddress } from './typed-address';

interface AddressFieldsProps {
  /** Unique on the page; the fields have the ids `${id}-postcode` and so on. */
  id: string;
  value: TypedAddress;
  faults: AddressFaults;
  countries: readonly TypedAddress['country'][];
  onChange: (part: Partial<TypedAddress>) => void;
  /** `shipping` or `billing`: for the browser's autofill. */
  purpose: string;
  /** The address can have a name. */
  named?: boolean;
}

/** Address fields in the order that is usual in the Netherlands and Belgium. */
export function AddressFields({ id, value, faults, countries, onChange, ...rest }: AddressFieldsProps) {
  const { purpose, named = false } = rest;
  const field = (name: Exclude<AddressField, 'country'>, autoComplete: string, maxLength: number) => ({
    id: `${id}-${name}`,
    name: `address.${name}`,
    label: words[name],
    value: value[name],
    maxLength,
    autoComplete: autoComplete && `${purpose} ${autoComplete}`,
    error: faults[name] && faultText(faults[name], value.country),
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {countries.length > 1 && (
        <FieldFrame
          id={`${id}-country`}
          label={words.country}
          error={faults.country && faultText(faults.country)}
        >
          <Select
            id={`${id}-country`}
            name="address.country"
            value={value.country}
            autoComplete={`${purpose} country`}
            options={countries.map((code) => ({ value: code, text: account.countries[code] ?? code }))}
            onChange={(event) => onChange({ country: event.target.value as TypedAddress['country'] })}
          />
        </FieldFrame>
      )}
      <Field {...field('postcode', 'postal-code', 10)} className="sm:max-w-40" />
      <Field {...field('houseNumber', '', 20)} hint={words.houseNumberHint} />
      <Field {...field('street', 'address-line1', 100)} />
      <Field {...field('city', 'address-level2', 80)} />
      {named && <Field {...field('label', '', 60)} optional hint={words.labelHint} />}
    </div>
  );
}
