'use client';

import { type FormEvent, type ReactNode, useId, useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { EDIT_HASH } from '@/lib/urls/admin-urls';
import { adminErrorText } from '@/locales/nl/admin/errors';
import type { Outcome } from '@/store/call-api';
import { openRow } from '@/store/editing/open-row';
import { changeField, saveRow } from '@/store/editing/save-row';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import { Field } from '../../form/field';
import { Button } from '../../ui/button';
import { SlotFrame } from '../slots/slot-frame';
import { WaitingItems } from './waiting-items';

interface NewItemProps {
  kind: 'news' | 'blog';
  words: { newTitle: string; add: string; adding: string };
  make: (title: string) => AppThunk<Promise<Outcome<{ id: number; slug: string }>>>;
  urlOf: (item: { slug: string }) => string;
  /** Further choices about the item. */
  children?: ReactNode;
}

/** Makes an item from its title and opens its page for editing, and lists what waits to be published. */
export function NewItem({ kind, words, make: send, urlOf, children }: NewItemProps) {
  const dispatch = useAppDispatch();
  const id = useId();
  const [title, setTitle] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();

  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') return document.getElementById(id)?.focus();
    setBusy(true);
    setFailure(undefined);
    const outcome = await dispatch(send(title));
    if ('refusal' in outcome) {
      setFailure(outcome.refusal.code);
      setBusy(false);
      return;
    }
    const item = { kind, id: outcome.value.id };
    await dispatch(openRow(item));
    dispatch(changeField(item, 'visible', 'true'));
    await dispatch(saveRow(item));
    window.location.assign(urlOf({ slug: outcome.value.slug }) + EDIT_HASH);
  };

  return (
    <SlotFrame label={words.add}>
      <form onSubmit={(event) => void make(event)} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <Field
            id={id}
            label={words.newTitle}
            error={failure && adminErrorText(failure)}
            maxLength={150}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
        </div>
        {children}
        <Button type="submit" look="outline" busy={isBusy}>
          {isBusy ? words.adding : words.add}
        </Button>
      </form>
      <WaitingItems kind={kind} />
    </SlotFrame>
  );
}
