'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { errorText } from '@/locales/nl/errors';
import { orderLists as words } from '@/locales/nl/order-lists/order-lists';
import { useAppDispatch } from '@/store/hooks';
import { createList } from '@/store/order-lists/thunks';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

/** Maximum length of a list name in the contract, in characters. */
export const MAX_NAME_LENGTH = 60;

export interface NewListProps {
  /** Show the field at once: the customer has no list yet. */
  startOpen: boolean;
  onMade: (list: { listId: number; name: string }) => void;
}

/** The 'Nieuwe lijst' button, replaced by a name field on click; the field takes the focus. */
export function NewList({ startOpen, onMade }: NewListProps) {
  const dispatch = useAppDispatch();
  const id = useId();
  const place = useRef<HTMLFormElement>(null);
  const moved = useRef(false);
  const [open, setOpen] = useState(startOpen);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever button and field change places
  useEffect(() => {
    if (moved.current) place.current?.querySelector<HTMLElement>('input, button')?.focus();
    moved.current = true;
  }, [open]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    const fail = (text: string) => {
      setError(text);
      place.current?.querySelector('input')?.focus();
    };
    if (name === '') return fail(words.nameMissing);
    setBusy(true);
    const result = await dispatch(createList(name));
    setBusy(false);
    if (!createList.fulfilled.match(result)) return fail(errorText(result.payload ?? 'internal'));
    setError(undefined);
    setOpen(false);
    onMade(result.payload);
  };

  return (
    <form ref={place} onSubmit={submit} className="flex flex-col gap-2 border-line border-t pt-2">
      {open ? (
        <>
          <Field
            id={id}
            name="name"
            label={words.name}
            hint={words.nameHint}
            error={error}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
          />
          <Button type="submit" size="s" busy={busy}>
            {words.submit}
          </Button>
        </>
      ) : (
        <Button look="quiet" size="s" onClick={() => setOpen(true)} className="justify-start">
          <Icon name="plus" />
          {words.create}
        </Button>
      )}
    </form>
  );
}
