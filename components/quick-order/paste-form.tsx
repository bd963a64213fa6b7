'use client';

import { useState } from 'react';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { TextForm } from './text-form';

interface PasteFormProps {
  busy: boolean;
  onPaste: (text: string) => Promise<boolean>;
}

/** Paste field for many lines. Text that could not be parsed stays in the field. */
export function PasteForm({ busy, onPaste }: PasteFormProps) {
  const [text, setText] = useState('');
  return (
    <TextForm
      {...words.paste}
      spellCheck={false}
      text={text}
      busy={busy}
      onText={setText}
      onSubmit={async () => (await onPaste(text)) && setText('')}
    />
  );
}
