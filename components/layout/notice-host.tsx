'use client';

import { noticeClosed } from '@/store/app/slice';
import type { AppState } from '@/store/app/state';
import { useAppDispatch } from '@/store/hooks';
import { Dialog } from '../ui/overlay/dialog';

/** The blocking notice of docs/behaviour.md §3.5. Nothing opens it: it is connected to the store, but never shown. */
export function NoticeHost({ notice }: { notice: NonNullable<AppState['notice']> }) {
  const dispatch = useAppDispatch();
  return (
    <Dialog title={notice.title} onClose={() => dispatch(noticeClosed())}>
      <p>{notice.text}</p>
    </Dialog>
  );
}
