import { register as words } from '@/locales/nl/register';
import { type BoundForm, bindField } from '../ui/bind-field';
import { Field } from '../ui/field';
import type { TypedCustomer } from './typed-customer';

export type PartProps = BoundForm<TypedCustomer>;

/** Of businesses only. */
export function CompanyFields({ belgium, ...part }: PartProps & { belgium: boolean }) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-lg">{words.companyTitle}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <Field
            {...bindField(part, 'company')}
            label={words.company}
            maxLength={100}
            autoComplete="organization"
          />
        </div>
        <Field
          {...bindField(part, 'kvk')}
          label={words.kvk}
          hint={belgium ? words.kvkHintBelgium : words.kvkHint}
          maxLength={20}
          inputMode="numeric"
          autoComplete="off"
        />
        <Field
          {...bindField(part, 'vatNumber')}
          label={words.vatNumber}
          optional
          maxLength={20}
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}
