'use client';

import { common } from '@/locales/nl/common';
import { orderLists as words } from '@/locales/nl/orderlists';
import { useAppDispatch } from '@/store/hooks';
import { changeListed } from '@/store/orderlists/change-listed';
import type { ListChange } from '@/store/orderlists/thunks';
import { Icon } from '../ui/icon';

/** What a message says after a product went on a list or came off it, with the way back. */
export function ListToast({ change, undo }: { change: ListChange; undo: ListChange }) {
  const dispatch = useAppDispatch();
  const say = change.on ? words.on : words.off;
  return (
    <>
      <Icon name={change.on ? 'check' : 'trash'} />
      <span className="grow">{say(change.listName)}</span>
      <button
        type="button"
        onClick={() => dispatch(changeListed(undo))}
        className="min-h-8 shrink-0 font-semibold underline underline-offset-2"
      >
        {common.undo}
      </button>
    </>
  );
}
