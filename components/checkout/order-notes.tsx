'use client';

import { useId } from 'react';
import { orderNotes as words } from '@/locales/nl/cart/order-notes';
import { Field } from '../form/field';
import { TextArea } from '../form/text-area';
import { type SavingState, useSavedText } from './use-saved-text';

/** The customer's own reference and a comment, saved while typing. */
export function OrderNotes() {
  const id = useId();
  const reference = useSavedText('ref');
  const comment = useSavedText('comment');
  return (
    <fieldset className="flex max-w-xl flex-col gap-4">
      <legend className="mb-3 font-semibold text-lg">{words.title}</legend>
      <div data-business>
        <Field
          id={`${id}-reference`}
          name="reference"
          label={words.reference}
          hint={words.referenceHint}
          optional
          maxLength={60}
          value={reference.value}
          onChange={(event) => reference.change(event.target.value)}
          autoComplete="off"
        />
        <DiscountLabel state={reference.state} />
      </div>
      <div>
        <TextArea
          id={`${id}-comment`}
          name="comment"
          label={words.comment}
          optional
          maxLength={1000}
          value={comment.value}
          onChange={(event) => comment.change(event.target.value)}
        />
        <DiscountLabel state={comment.state} />
      </div>
    </fieldset>
  );
}

const texts = { idle: '', saving: words.saving, saved: words.saved, failed: words.notSaved };

/** Has a minimum height, so the layout does not shift. */
function DiscountLabel({ state }: { state: SavingState }) {
  return (
    <p
      role="status"
      className={`mt-1 min-h-4 text-xs ${state === 'failed' ? 'text-danger' : 'text-ink-soft'}`}
    >
      {texts[state]}
    </p>
  );
}
