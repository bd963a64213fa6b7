'use client';

import { Dialog as Radix } from 'radix-ui';
import { type KeyboardEventHandler, type ReactNode, useState } from 'react';

export interface ModalProps {
  className: string;
  /** Darkens the page around it. */
  backdrop?: boolean;
  onKeyDown?: KeyboardEventHandler;
  onClose: () => void;
  /** Moves the focus after closing. Without it, the focus returns to the element that had it. */
  onClosed?: () => void;
  children: ReactNode;
}

/**
 * The layer of a modal dialog, open while rendered: keeps the focus inside, and Escape closes it. Import it on
 * first use: it includes Radix (ADR 81), which returns the focus only to its own triggers. The backdrop is our
 * own: that of Radix inserts a style element, which the content security policy blocks.
 */
export function Modal({ className, backdrop, onKeyDown, onClose, onClosed, children }: ModalProps) {
  const [opener] = useState(() => document.activeElement);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        {backdrop && <div className="fade fixed inset-0 z-40 bg-ink opacity-50" />}
        <Radix.Content
          aria-describedby={undefined}
          data-scroll-lock
          onKeyDown={onKeyDown}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (onClosed) onClosed();
            else if (opener instanceof HTMLElement) opener.focus();
          }}
          className={className}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The heading, which names the dialog for screen readers. */
export const ModalTitle = Radix.Title;
