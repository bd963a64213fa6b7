'use client';

import { unsavedLine as words } from '@/locales/nl/cart/cart-line';
import { common } from '@/locales/nl/common';
import { retryUnsaved } from '@/store/cart/send-line';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { LinkButton } from '../shared/link-button';

/** Marks a line whose change has not reached the server: retrying, or failed with a retry button. */
export function LineUnsaved({ itemKey }: { itemKey: string }) {
  const dispatch = useAppDispatch();
  const state = useAppSelector(({ cart }) => cart.unsaved[itemKey]);
  if (!state) return null;
  return (
    <p className="mt-1 font-medium text-sm text-warning">
      {words[state]}{' '}
      {state === 'failed' && <LinkButton onClick={() => dispatch(retryUnsaved)}>{common.retry}</LinkButton>}
    </p>
  );
}
