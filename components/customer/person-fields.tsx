import { register as words } from '@/locales/nl/account/registration';
import { type BoundForm, bindField } from '../form/bind-field';
import { Field } from '../form/field';

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Name and contact details of a person, for registration and for the account. */
export function PersonFields({ emailHint, ...form }: BoundForm<Person> & { emailHint: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        {...bindField(form, 'firstName')}
        label={words.firstName}
        maxLength={60}
        autoComplete="given-name"
      />
      <Field
        {...bindField(form, 'lastName')}
        label={words.lastName}
        maxLength={60}
        autoComplete="family-name"
      />
      <Field
        {...bindField(form, 'email')}
        label={words.email}
        hint={emailHint}
        type="email"
        maxLength={200}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field
        {...bindField(form, 'phone')}
        label={words.phone}
        optional
        type="tel"
        maxLength={30}
        autoComplete="tel"
      />
    </div>
  );
}
