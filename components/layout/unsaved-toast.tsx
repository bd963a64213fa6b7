'use client';

import { unsavedLine as words } from '@/locales/nl/cart/cart-line';
import { common } from '@/locales/nl/common';
import { toastClosed } from '@/store/app/slice';
import { retryUnsaved } from '@/store/cart/send-line';
import { useAppDispatch } from '@/store/hooks';
import { Icon } from '../ui/icon';

/** A cart change that could not be saved. Stays until it is retried or another toast replaces it. */
export function UnsavedToast({ id, name }: { id: number; name: string }) {
  const dispatch = useAppDispatch();
  const retry = () => {
    dispatch(toastClosed(id));
    dispatch(retryUnsaved);
  };
  return (
    <>
      <Icon name="warning" />
      <div className="min-w-0 grow">
        <p>{words.toast(name)}</p>
        <button type="button" onClick={retry} className="min-h-8 font-semibold underline underline-offset-2">
          {common.retry}
        </button>
      </div>
    </>
  );
}
