import { contact as words } from '@/locales/nl/contact';
import { bindField } from '../form/bind-field';
import { Field } from '../form/field';
import { TextArea } from '../form/text-area';
import type { ContactField, ContactFormKind, TypedMessage } from './contact-forms';
import type { MessageFaults } from './typed-message';

interface ContactFieldsProps {
  /** Unique on the page; a field has the id `${id}-${name}`. */
  id: string;
  form: ContactFormKind;
  /** The customers are companies. */
  business: boolean;
  /** Above the message. */
  contentLabel: string;
  typed: TypedMessage;
  faults: MessageFaults;
  onChange: (part: Partial<TypedMessage>) => void;
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
export function ContactFields({
  id,
  form,
  business,
  contentLabel,
  typed,
  faults,
  onChange,
}: ContactFieldsProps) {
  const bind = (name: ContactField) => ({
    ...bindField({ id, value: typed, faults, onChange }, name),
    optional: !form.needed.includes(name),
  });
  const lines = form.fields.filter((name) => name !== 'content' && (business || name !== 'company'));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {lines.map((name) =>
          name === 'content' ? null : (
            <Field key={name} {...bind(name)} {...looks[name]} label={words[name]} />
          ),
        )}
      </div>
      {form.fields.includes('content') && (
        <TextArea {...bind('content')} label={contentLabel} rows={6} maxLength={5000} />
      )}
    </>
  );
}
