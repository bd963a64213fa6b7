'use client';

import { unsavedLine as words } from '@/locales/nl/cart/cart-line';
import { common } from '@/locales/nl/common';
import { retryUnsaved } from '@/store/cart/send-line';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { NoticeRow } from '../ui/notice-row';

/**
 * Names the lines that have not reached the server, including removed lines. A running retry is only
 * announced to screen readers: the line has a mark, and most retries end within a second.
 */
export function UnsavedNotice() {
  const dispatch = useAppDispatch();
  const { unsaved, changes } = useAppSelector(({ cart }) => cart);
  const keys = Object.keys(unsaved);
  const names = keys.flatMap((key) => changes[key]?.productName ?? []).join(', ');
  const failed = keys.some((key) => unsaved[key] === 'failed');
  return (
    <div role="status" className="no-print">
      {failed ? (
        <div className="mb-4">
          <Notice tone="warning">
            <NoticeRow
              action={
                <Button look="outline" size="s" onClick={() => dispatch(retryUnsaved)}>
                  {common.retry}
                </Button>
              }
            >
              {words.lines(names)}
            </NoticeRow>
          </Notice>
        </div>
      ) : (
        keys.length > 0 && <span className="sr-only">{words.retryingLines(names)}</span>
      )}
    </div>
  );
}
