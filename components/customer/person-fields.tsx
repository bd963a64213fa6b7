import { register as words } from '@/locales/nl/account/registration';
import { Field } from '../form/field';
import type { FormFields } from '../form/use-contract-form';

interface PersonFieldsProps {
  form: FormFields<'firstName' | 'lastName' | 'email' | 'phone'>;
  emailHint: string;
}

/** Name and contact details of a person, for registration and for the account. */
export function PersonFields({ emailHint, form }: PersonFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field {...form.field('firstName')} label={words.firstName} maxLength={60} autoComplete="given-name" />
      <Field {...form.field('lastName')} label={words.lastName} maxLength={60} autoComplete="family-name" />
      <Field
        {...form.field('email')}
        label={words.email}
        hint={emailHint}
        type="email"
        maxLength={200}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        {...form.field('phone')}
        label={words.phone}
        optional
        type="tel"
        maxLength={30}
        autoComplete="tel"
      />
    </div>
  );
}
