'use client';

import { quickOrder as words } from '@/locales/nl/quick-order';
import { TextForm } from './text-form';

interface PasteFormProps {
  text: string;
  busy: boolean;
  onText: (text: string) => void;
  onPaste: () => Promise<void>;
}

/** Paste field for many lines. Rows that were not taken stay in the field. */
export function PasteForm({ text, busy, onText, onPaste }: PasteFormProps) {
  return (
    <TextForm
      {...words.paste}
      spellCheck={false}
      text={text}
      busy={busy}
      onText={onText}
      onSubmit={() => void onPaste()}
    />
  );
}
