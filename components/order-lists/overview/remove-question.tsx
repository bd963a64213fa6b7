'use client';

import type { OrderList } from '@/api/types';
import { common } from '@/locales/nl/common';
import { listOverview as words } from '@/locales/nl/order-lists/order-list-pages';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/overlay/dialog';

interface RemoveQuestionProps {
  list: OrderList;
  onRemove: () => void;
  onClose: () => void;
}

/** Confirms the removal of a long list, which all users of the company lose. */
export function RemoveQuestion({ list, onRemove, onClose }: RemoveQuestionProps) {
  return (
    <Dialog title={words.removeQuestion(list.name)} onClose={onClose}>
      <p className="text-ink-soft">{words.removeHint(list.itemCount)}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="outline" onClick={onClose}>
          {common.cancel}
        </Button>
        <Button onClick={onRemove}>{words.removeConfirm}</Button>
      </div>
    </Dialog>
  );
}
