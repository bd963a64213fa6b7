'use client';

import { Suspense } from 'react';
import { useAppSelector } from '@/store/hooks';
import { lazyPart } from '../ui/lazy-part';

const ToastCard = lazyPart(() => import('./toast-card').then((module) => module.ToastCard));

/**
 * The live region must be in the page from the start, or screen readers miss the first message; its content
 * is loaded with the first toast.
 */
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
