'use client';

import { type FormEvent, useId, useState } from 'react';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { TextArea } from '../form/text-area';
import { Button } from '../ui/button';

interface PasteFormProps {
  busy: boolean;
  onPaste: (text: string) => Promise<boolean>;
}

/** Paste field for many lines. Text that could not be parsed stays in the field. */
export function PasteForm({ busy, onPaste }: PasteFormProps) {
  const id = useId();
  const [text, setText] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '' && (await onPaste(text))) setText('');
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <TextArea
        id={`${id}-text`}
        label={words.paste}
        hint={words.pasteHint}
        placeholder={words.pasteExample}
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
        spellCheck={false}
      />
      <Button type="submit" look="outline" busy={busy}>
        {words.read}
      </Button>
    </form>
  );
}
