'use client';

import { Popover as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { CloseButton } from './close-button';

export interface PopoverProps {
  /** Element that it is positioned against: the button that opened it, or the element around that button. */
  anchor: RefObject<HTMLElement | null>;
  /** Side of the anchor that it is aligned with. */
  align?: 'start' | 'end';
  /** Space between the anchor and the popover, in pixels. */
  distance?: number;
  /** Accessible name, where no `PopoverHead` gives one. */
  label?: string;
  /** The content focuses one of its elements itself; otherwise the first one gets the focus. */
  focusesItself?: boolean;
  /** Width, padding and gap. */
  className: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A small dialog beside a button, open while rendered: Escape, a click or the focus outside close it. Import
 * it on first use: it includes Radix (ADR 81). On closing, the focus returns to the button, unless it has
 * moved elsewhere.
 */
export function Popover(props: PopoverProps) {
  const { anchor, align = 'end', distance = 4, label, focusesItself, className, onClose, children } = props;

  /** The button closes the popover itself; a click in a toast, such as 'undo', does not close it. */
  const keepsOpen = (target: EventTarget | null) =>
    target instanceof Element && (anchor.current?.contains(target) || target.closest('.toaster') !== null);

  const returnFocus = () => {
    if (document.activeElement !== document.body) return;
    (anchor.current?.querySelector('button') ?? anchor.current)?.focus();
  };

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={distance}
          collisionPadding={8}
          aria-label={label}
          onOpenAutoFocus={(event) => focusesItself && event.preventDefault()}
          onInteractOutside={(event) => keepsOpen(event.target) && event.preventDefault()}
          onCloseAutoFocus={returnFocus}
          className={`popover rise ${className}`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface PopoverHeadProps {
  title: string;
  description?: string;
  className?: string;
}

/** The heading, which names the popover for screen readers, and the button that closes it. */
export function PopoverHead({ title, description, className = '' }: PopoverHeadProps) {
  return (
    <div className={`flex items-start justify-between gap-2 ${className}`}>
      <div className="min-w-0">
        <Radix.Title className="font-semibold">{title}</Radix.Title>
        {description && (
          <Radix.Description className="text-ink-soft text-sm">{description}</Radix.Description>
        )}
      </div>
      <Radix.Close asChild>
        <CloseButton />
      </Radix.Close>
    </div>
  );
}
