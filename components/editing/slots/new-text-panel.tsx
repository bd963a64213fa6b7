'use client';

import { useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { editingWords as words } from '@/locales/nl/admin/editing';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { callApi } from '@/store/call-api';
import { openRow } from '@/store/editing/open-row';
import { changeField, saveRow } from '@/store/editing/save-row';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { SlotFrame } from './slot-frame';
import type { SlotProps } from './slot-props';

/** Brands find their texts by this menu. */
const menuOf = (path: string) => (path.startsWith('c/merken/') ? 'merken' : '');

/** Makes the page of a text that does not exist yet. It is hidden, and its draft makes it visible. */
export default function NewTextPanel({ path, label, onChanged }: SlotProps) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();

  const make = async () => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await dispatch(callApi('editing.makePage', { path, title: label }));
    if ('value' in outcome) {
      const page = { kind: 'page', id: outcome.value.id } as const;
      await dispatch(openRow(page));
      dispatch(changeField(page, 'visible', 'true'));
      if (menuOf(path) !== '') dispatch(changeField(page, 'menu', menuOf(path)));
      await dispatch(saveRow(page));
      onChanged();
      // A colleague made it meanwhile.
    } else if (outcome.refusal.code === 'path_taken') onChanged();
    else setFailure(outcome.refusal.code);
    setBusy(false);
  };

  return (
    <SlotFrame label={label}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft text-sm">{words.noTextYet(label)}</p>
        <Button look="outline" size="s" onClick={() => void make()} busy={isBusy}>
          {words.writeText}
        </Button>
      </div>
      {failure && (
        <Notice tone="danger" urgent>
          {adminErrorText(failure)}
        </Notice>
      )}
    </SlotFrame>
  );
}
