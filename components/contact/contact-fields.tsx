import { contact as words } from '@/locales/nl/contact';
import { Field } from '../form/field';
import { TextArea } from '../form/text-area';
import type { FormFields } from '../form/use-contract-form';
import type { ContactField, ContactFormKind } from './contact-forms';

interface ContactFieldsProps {
  kind: ContactFormKind;
  form: FormFields<ContactField>;
  /** Whether companies are the customers here. */
  business: boolean;
  /** Above the message. */
  contentLabel: string;
}

/** Autofill and maximum length per field. */
const looks = {
  company: { autoComplete: 'organization', maxLength: 100 },
  name: { autoComplete: 'name', maxLength: 100 },
  email: { autoComplete: 'email', maxLength: 200, type: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { autoComplete: 'tel', maxLength: 30, type: 'tel', hint: words.phoneHint },
  orderNumber: { autoComplete: 'off', maxLength: 30, inputMode: 'numeric' },
} as const;

/** Sender, order number and message. */
export function ContactFields({ kind, form, business, contentLabel }: ContactFieldsProps) {
  const bind = (name: ContactField) => ({ ...form.field(name), optional: !kind.needed.includes(name) });
  const lines = kind.fields.filter((name) => name !== 'content' && (business || name !== 'company'));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {lines.map((name) =>
          name === 'content' ? null : (
            <Field key={name} {...bind(name)} {...looks[name]} label={words[name]} />
          ),
        )}
      </div>
      {kind.fields.includes('content') && (
        <TextArea {...bind('content')} label={contentLabel} rows={6} maxLength={5000} />
      )}
    </>
  );
}
