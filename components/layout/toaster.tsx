'use client';

import { Suspense } from 'react';
import { useAppSelector } from '@/store/hooks';
import { lazyPart } from '../ui/lazy-part';

const ToastCard = lazyPart(() => import('./toast-card').then((module) => module.ToastCard));

/** The live region is there from the start, or nobody hears the first message; the rest comes with it. */
export function Toaster() {
  const toasts = useAppSelector((state) => state.app.toasts);
  return (
    <div role="status" aria-live="polite" className="toaster">
      {toasts.map((toast) => (
        <Suspense key={toast.id} fallback={null}>
          <ToastCard toast={toast} />
        </Suspense>
      ))}
    </div>
  );
}
