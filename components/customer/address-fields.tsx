import type { Country } from '@toonbank/contract';
import { account } from '@/locales/nl/account/account';
import { addressForm as words } from '@/locales/nl/account/address';
import { Field, FieldFrame } from '../form/field';
import { Select } from '../form/select';
import type { FormFields } from '../form/use-contract-form';

type TextName = 'postcode' | 'houseNumber' | 'street' | 'city';

interface AddressFieldsProps {
  form: FormFields<TextName | 'country'>;
  countries: readonly Country[];
  /** `shipping` or `billing`: for browsers that fill in forms. */
  purpose: string;
  /** The form, when the address can have a name. */
  named?: FormFields<'label'>;
}

/** The fields of an address, in the order in which Dutch and Belgian people know theirs. */
export function AddressFields({ form, countries, purpose, named }: AddressFieldsProps) {
  const field = (name: TextName, autoComplete: string, maxLength: number) => ({
    ...form.field(name),
    label: words[name],
    maxLength,
    autoComplete: autoComplete && `${purpose} ${autoComplete}`,
  });
  const { error, ...country } = form.field('country');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {countries.length > 1 && (
        <FieldFrame id={country.id} label={words.country} error={error}>
          <Select
            {...country}
            autoComplete={`${purpose} country`}
            options={countries.map((code) => ({ value: code, text: account.countries[code] ?? code }))}
          />
        </FieldFrame>
      )}
      <div className="grid grid-cols-2 gap-4 sm:col-span-2">
        <Field {...field('postcode', 'postal-code', 10)} className="sm:max-w-40" />
        <Field {...field('houseNumber', '', 20)} hint={words.houseNumberHint} className="sm:max-w-40" />
      </div>
      <Field {...field('street', 'address-line1', 100)} />
      <Field {...field('city', 'address-level2', 80)} />
      {named && (
        <Field
          {...named.field('label')}
          label={words.label}
          maxLength={60}
          autoComplete=""
          optional
          hint={words.labelHint}
        />
      )}
    </div>
  );
}
