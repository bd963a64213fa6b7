'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { common } from '@/locales/nl/common';
import { listOverview, listPage as words } from '@/locales/nl/order-lists/order-list-pages';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';

/** Maximum length in the contract, in characters. */
const MAX_LENGTH = 500;

export interface LineNoteProps {
  name: string;
  note: string;
  /** Resolves with whether it was saved. */
  onSave: (note: string) => Promise<boolean>;
}

/** The customer's note, replaced by a field on click. A note that could not be saved returns to the field. */
export function LineNote({ name, note, onSave }: LineNoteProps) {
  const [open, setOpen] = useState(false);
  const [unsaved, setUnsaved] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) opener.current?.focus();
    wasOpen.current = open;
  }, [open]);

  if (open) {
    const save = async (text: string) => {
      setOpen(false);
      setUnsaved(undefined);
      if (text === note || (await onSave(text))) return;
      setUnsaved(text);
      setOpen(true);
    };
    const cancel = () => {
      setOpen(false);
      setUnsaved(undefined);
    };
    return <NoteForm name={name} note={unsaved ?? note} onSave={save} onCancel={cancel} />;
  }
  return (
    <button
      ref={opener}
      type="button"
      aria-label={note ? `${note}. ${words.changeNote(name)}` : `${words.addNote}: ${name}`}
      onClick={() => setOpen(true)}
      className="inline-flex min-h-6 items-start gap-1 text-left text-ink-soft text-sm hover:text-ink"
      data-empty={note === '' || undefined}
    >
      <span className={note ? 'italic' : 'underline underline-offset-2'}>{note || words.addNote}</span>
    </button>
  );
}

interface NoteFormProps {
  name: string;
  note: string;
  onSave: (note: string) => void;
  onCancel: () => void;
}

function NoteForm({ name, note, onSave, onCancel }: NoteFormProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSave(field.current?.value.trim() ?? note);
  };
  return (
    <form onSubmit={submit} className="line-note">
      <label htmlFor={id} className="sr-only">
        {words.noteOf(name)}
      </label>
      <input
        ref={field}
        id={id}
        defaultValue={note}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        className="control"
      />
      <Button type="submit" size="s">
        {listOverview.save}
      </Button>
      <button
        type="button"
        aria-label={common.cancel}
        onClick={onCancel}
        className="flex size-9 shrink-0 items-center justify-center rounded-m hover:bg-surface-alt"
      >
        <Icon name="close" />
      </button>
    </form>
  );
}
