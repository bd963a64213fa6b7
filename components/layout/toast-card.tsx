'use client';

import { usePathname } from 'next/navigation';
import { type PointerEvent, type ReactNode, useEffect, useState } from 'react';
import { CART } from '@/lib/urls/page-urls';
import { cart as words } from '@/locales/nl/cart/cart';
import { common } from '@/locales/nl/common';
import { errorText } from '@/locales/nl/errors';
import { toastClosed } from '@/store/app/slice';
import type { Toast } from '@/store/app/state';
import { restoreLine } from '@/store/cart/restore-line';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ListToast } from '../add-to-list/list-toast';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { UnsavedToast } from './unsaved-toast';

/** Display time of a toast (docs/behaviour.md §3.6); hovering or focusing it stops the timer. */
const DISPLAY_MS = 3000;

export function ToastCard({ toast }: { toast: Toast }) {
  const dispatch = useAppDispatch();
  const pathname = usePathname();
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (held || toast.kind === 'unsaved') return;
    const timer = setTimeout(() => dispatch(toastClosed(toast.id)), DISPLAY_MS);
    return () => clearTimeout(timer);
  }, [held, toast.id, toast.kind, dispatch]);

  const hold = () => setHeld(true);
  /** A toast that appears under a resting pointer is not being read. */
  const holdIfMoved = ({ movementX, movementY }: PointerEvent) =>
    (movementX !== 0 || movementY !== 0) && hold();
  const release = () => setHeld(false);
  // The cart page shows this error itself, at the top and at the line.
  if (toast.kind === 'unsaved' && pathname === CART) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not a control; it only pauses its timer
    <div
      onPointerMove={holdIfMoved}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className="rise pointer-events-auto flex min-h-12 w-full max-w-md items-center gap-3 rounded-m bg-ink px-4 py-2 text-sm text-surface [--ring:var(--color-surface)] shadow-lg"
    >
      <ToastText toast={toast} />
    </div>
  );
}

function ToastText({ toast }: { toast: Toast }) {
  if (toast.kind === 'failed') return <Line icon={<Icon name="warning" />}>{errorText(toast.code)}</Line>;
  if (toast.kind === 'order-list') return <ListToast {...toast} />;
  if (toast.kind === 'unsaved') return <UnsavedToast id={toast.id} name={toast.name} />;
  if (toast.kind === 'removed') {
    return (
      <>
        <Line icon={<Icon name="trash" />}>{words.removed}</Line>
        <UndoButton />
      </>
    );
  }
  return <InCartText {...toast} />;
}

/**
 * The check mark means that the server has saved the line; a pending or retried change shows the cart icon.
 */
function InCartText({ line, quantity, name }: Extract<Toast, { kind: 'in-cart' }>) {
  const isSaved = useAppSelector(({ cart }) => line === undefined || !(line in cart.changes));
  return (
    <Line icon={<Icon name={isSaved ? 'check' : 'cart'} />}>
      <SiteLink href={CART} className="underline underline-offset-2">
        {words.added(quantity, name)}
      </SiteLink>
    </Line>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      {icon}
      <span className="grow">{children}</span>
    </>
  );
}

function UndoButton() {
  const dispatch = useAppDispatch();
  const removed = useAppSelector((state) => state.cart.removed);
  if (!removed) return null;
  return (
    <button
      type="button"
      onClick={() => dispatch(restoreLine(removed))}
      className="min-h-8 shrink-0 font-semibold underline underline-offset-2"
    >
      {common.undo}
    </button>
  );
}
