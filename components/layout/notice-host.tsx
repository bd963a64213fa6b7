'use client';

import dynamic from 'next/dynamic';
import { noticeClosed } from '@/store/app/slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const Dialog = dynamic(() => import('../ui/dialog').then((module) => module.Dialog), { ssr: false });

/** The blocking notice of the specification: wired up, and nothing opens it (spec §2). */
export function NoticeHost() {
  const notice = useAppSelector((state) => state.app.notice);
  const dispatch = useAppDispatch();
  if (!notice) return null;
  return (
    <Dialog title={notice.title} onClose={() => dispatch(noticeClosed())}>
      <p>{notice.text}</p>
    </Dialog>
  );
}
