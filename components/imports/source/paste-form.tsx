import { useState } from 'react';
import { importWords as words } from '@/locales/nl/admin/imports';
import { TextArea } from '../../form/text-area';
import { Button } from '../../ui/button';

interface PasteFormProps {
  busy: boolean;
  onSend: (text: string) => void;
}

/** Takes lines that were copied from a spreadsheet. */
export function PasteForm({ busy, onSend }: PasteFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const isEmpty = text.trim() === '';
        setError(isEmpty ? words.pasteEmpty : undefined);
        if (!isEmpty) onSend(text);
      }}
      className="flex flex-col gap-3"
    >
      <TextArea
        id="import-paste"
        label={words.paste}
        hint={words.pasteHint}
        rows={5}
        value={text}
        {...(error !== undefined && { error })}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="outline" className="self-start" busy={busy}>
        {words.pasteSend}
      </Button>
    </form>
  );
}
