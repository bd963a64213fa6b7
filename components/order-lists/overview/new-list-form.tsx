'use client';

import { type FormEvent, useId, useRef, useState } from 'react';
import { errorText } from '@/locales/nl/errors';
import { listOverview as words } from '@/locales/nl/order-lists/order-list-pages';
import { orderLists } from '@/locales/nl/order-lists/order-lists';
import { useAppDispatch } from '@/store/hooks';
import { createList } from '@/store/order-lists/thunks';
import { MAX_NAME_LENGTH } from '../../add-to-list/new-list';
import { Field } from '../../form/field';
import { Button } from '../../ui/button';

/** Name field of a new list; a refused name stays in the field. */
export function NewListForm({ onMade }: { onMade: (name: string) => void }) {
  const dispatch = useAppDispatch();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fail = (text: string) => {
      setError(text);
      form.current?.querySelector('input')?.focus();
    };
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name === '') return fail(orderLists.nameMissing);
    setBusy(true);
    const result = await dispatch(createList(name));
    setBusy(false);
    if (!createList.fulfilled.match(result)) return fail(errorText(result.payload ?? 'internal'));
    setError(undefined);
    form.current?.reset();
    onMade(name);
  };

  return (
    <form ref={form} onSubmit={submit} className="no-print mt-8 flex max-w-xl flex-wrap items-end gap-3">
      <div className="min-w-56 grow">
        <Field
          id={id}
          name="name"
          label={words.newList}
          error={error}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
        />
      </div>
      <Button type="submit" busy={busy}>
        {orderLists.submit}
      </Button>
    </form>
  );
}
