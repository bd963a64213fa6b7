'use client';

import { lazy, Suspense } from 'react';
import { useAppSelector } from '@/store/hooks';

const ToastCard = lazy(() => import('./toast-card').then((module) => ({ default: module.ToastCard })));

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
