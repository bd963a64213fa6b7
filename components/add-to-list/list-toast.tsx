'use client';

import { common } from '@/locales/nl/common';
import { orderLists as words } from '@/locales/nl/order-lists/order-lists';
import type { ToastMessage } from '@/store/app/state';
import { restoreLine } from '@/store/cart/restore-line';
import { useAppDispatch } from '@/store/hooks';
import { changeListed } from '@/store/order-lists/change-listed';
import { Icon } from '../ui/icon';

/** Toast after a product was put on a list or removed from it, with an undo button. */
export function ListToast({ change, undo, line }: Extract<ToastMessage, { kind: 'order-list' }>) {
  const dispatch = useAppDispatch();
  const goBack = () => {
    if (line) dispatch(restoreLine(line));
    void dispatch(changeListed(undo));
  };
  const textOf = change.on ? words.on : words.off;
  return (
    <>
      <Icon name={change.on ? 'check' : 'trash'} />
      <span className="grow">{textOf(change.listName)}</span>
      <button
        type="button"
        onClick={goBack}
        className="min-h-8 shrink-0 font-semibold underline underline-offset-2"
      >
        {common.undo}
      </button>
    </>
  );
}
