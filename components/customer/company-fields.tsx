import { register as words } from '@/locales/nl/account/registration';
import { type BoundForm, bindField } from '../form/bind-field';
import { Field } from '../form/field';

interface Company {
  company: string;
  kvk: string;
  vatNumber: string;
}

interface CompanyFieldsProps extends BoundForm<Company> {
  /** Belgian companies can be customers. */
  belgium: boolean;
}

/** Name and numbers of a business, for registration and for the account. */
export function CompanyFields({ belgium, ...form }: CompanyFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field
          {...bindField(form, 'company')}
          label={words.company}
          maxLength={100}
          autoComplete="organization"
        />
      </div>
      <Field
        {...bindField(form, 'kvk')}
        label={words.kvk}
        hint={belgium ? words.kvkHintBelgium : words.kvkHint}
        maxLength={20}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        {...bindField(form, 'vatNumber')}
        label={words.vatNumber}
        optional
        maxLength={20}
        autoComplete="off"
      />
    </div>
  );
}
