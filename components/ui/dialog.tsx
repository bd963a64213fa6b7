'use client';

import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { common } from '@/locales/nl/common';
import { Icon } from './icon';

export interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog, open while rendered. Import it on first use: it includes Radix. On closing, the focus
 * returns to the element that had it, if it still exists; Radix does this only for its own triggers. The
 * backdrop is our own: that of Radix inserts a style element, which the content security policy blocks.
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const [opener] = useState(() => document.activeElement);
  const returnFocus = (event: Event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <div className="fade fixed inset-0 z-40 bg-ink opacity-50" data-scroll-lock />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="modal fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[85dvh] max-w-md -translate-y-1/2 flex-col gap-4 overflow-y-auto rounded-l bg-surface p-6 text-ink shadow-xl"
        >
          <div className="flex items-start justify-between gap-4">
            <Radix.Title className="font-semibold text-lg">{title}</Radix.Title>
            <Radix.Close
              aria-label={common.close}
              className="-mt-1 -mr-2 flex size-9 shrink-0 items-center justify-center rounded-m hover:bg-surface-alt"
            >
              <Icon name="close" />
            </Radix.Close>
          </div>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
