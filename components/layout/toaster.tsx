'use client';

import dynamic from 'next/dynamic';
import { useAppSelector } from '@/store/hooks';

const ToastCard = dynamic(() => import('./toast-card').then((module) => module.ToastCard), { ssr: false });

/** The live region is there from the start, or nobody hears the first message; the rest comes with it. */
export function Toaster() {
  const toasts = useAppSelector((state) => state.app.toasts);
  return (
    <div
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex flex-col items-center gap-2 sm:items-end"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}
