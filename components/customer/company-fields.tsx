import { register as words } from '@/locales/nl/account/registration';
import { Field } from '../form/field';
import type { FormFields } from '../form/use-contract-form';

interface CompanyFieldsProps {
  form: FormFields<'company' | 'kvk' | 'vatNumber'>;
  /** Belgian companies can be customers. */
  belgium: boolean;
}

/** Name and numbers of a business, for registration and for the account. */
export function CompanyFields({ belgium, form }: CompanyFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Field {...form.field('company')} label={words.company} maxLength={100} autoComplete="organization" />
      </div>
      <Field
        {...form.field('kvk')}
        label={words.kvk}
        hint={belgium ? words.kvkHintBelgium : words.kvkHint}
        maxLength={20}
        inputMode="numeric"
        autoComplete="off"
      />
      <Field
        {...form.field('vatNumber')}
        label={words.vatNumber}
        optional
        maxLength={20}
        autoComplete="off"
      />
    </div>
  );
}
