'use client';

import { type ComponentProps, type FormEvent, useId } from 'react';
import { TextArea } from '../form/text-area';
import { Button } from '../ui/button';

interface TextFormProps
  extends Pick<
    ComponentProps<typeof TextArea>,
    'label' | 'hint' | 'placeholder' | 'maxLength' | 'spellCheck'
  > {
  text: string;
  /** Text of the button. */
  action: string;
  busy: boolean;
  onText: (text: string) => void;
  /** Not called for an empty text. */
  onSubmit: () => void;
}

/** A large field for many lines, and the button that reads them. */
export function TextForm({ text, action, busy, onText, onSubmit, ...field }: TextFormProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onSubmit();
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextArea {...field} id={id} rows={6} value={text} onChange={(event) => onText(event.target.value)} />
      <Button type="submit" look="outline" busy={busy}>
        {action}
      </Button>
    </form>
  );
}
