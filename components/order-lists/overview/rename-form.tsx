'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { OrderList } from '@/api/types';
import { common } from '@/locales/nl/common';
import { errorText } from '@/locales/nl/errors';
import { listOverview as words } from '@/locales/nl/order-lists/order-list-pages';
import { orderLists } from '@/locales/nl/order-lists/order-lists';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { MAX_NAME_LENGTH } from '../../add-to-list/new-list';
import { Field } from '../../form/field';
import { Button } from '../../ui/button';

interface RenameFormProps {
  list: OrderList;
  onCancel: () => void;
  onRenamed: (name: string) => void;
}

/** A list's name as a field. */
export function RenameForm({ list, onCancel, onRenamed }: RenameFormProps) {
  const dispatch = useAppDispatch();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const listName = String(new FormData(event.currentTarget).get('name')).trim();
    if (listName === '') return setError(orderLists.nameMissing);
    if (listName === list.name) return onCancel();
    setBusy(true);
    const outcome = await dispatch(callApi('orderLists.rename', { listID: list.listId, listName }));
    setBusy(false);
    if ('refusal' in outcome) {
      form.current?.querySelector('input')?.focus();
      return setError(errorText(outcome.refusal.code));
    }
    onRenamed(listName);
  };

  return (
    <form ref={form} onSubmit={submit} className="flex grow flex-wrap items-end gap-2 text-left">
      <div className="min-w-40 grow">
        <Field
          id={id}
          name="name"
          label={words.newName}
          defaultValue={list.name}
          error={error}
          maxLength={MAX_NAME_LENGTH}
          autoComplete="off"
          onKeyDown={(event) => event.key === 'Escape' && onCancel()}
        />
      </div>
      <Button type="submit" size="s" busy={busy}>
        {words.save}
      </Button>
      <Button look="quiet" size="s" onClick={onCancel}>
        {common.cancel}
      </Button>
    </form>
  );
}
