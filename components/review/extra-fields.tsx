import { useId } from 'react';
import { review as words } from '@/locales/nl/cart';
import { Field } from '../ui/field';
import { TextArea } from '../ui/text-area';

/** The customer's own reference and a comment. Uncontrolled: an answer of the server overwrites nothing. */
export function ExtraFields({ reference, comment }: { reference: string; comment: string }) {
  const id = useId();
  return (
    <fieldset className="flex max-w-xl flex-col gap-4">
      <legend className="mb-3 font-semibold text-lg">{words.extras}</legend>
      <Field
        id={`${id}-reference`}
        name="reference"
        label={words.reference}
        hint={words.referenceHint}
        optional
        maxLength={60}
        defaultValue={reference}
        autoComplete="off"
      />
      <TextArea
        id={`${id}-comment`}
        name="comment"
        label={words.comment}
        optional
        maxLength={1000}
        defaultValue={comment}
      />
    </fieldset>
  );
}
