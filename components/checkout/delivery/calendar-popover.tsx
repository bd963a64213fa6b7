'use client';

import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { delivery as words } from '@/locales/nl/checkout/delivery';
import { Calendar, type CalendarProps } from './calendar';

interface CalendarPopoverProps extends CalendarProps {
  /** Element around the button that opened it. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The calendar below its button, open while rendered. Import it on first use: it includes Radix. */
export function CalendarPopover({ anchor, onClose, ...calendar }: CalendarPopoverProps) {
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={6}
          collisionPadding={8}
          aria-label={words.calendar}
          // The calendar focuses its day itself.
          onOpenAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) =>
            anchor.current?.contains(event.target as Node) && event.preventDefault()
          }
          onCloseAutoFocus={() => anchor.current?.querySelector('button')?.focus()}
          className="rise z-40 w-80 max-w-[calc(100vw-1rem)] rounded-m border border-line bg-surface p-3 text-ink shadow-lg"
        >
          <Calendar {...calendar} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
