'use client';

import type { RefObject } from 'react';
import { delivery as words } from '@/locales/nl/checkout/delivery';
import { Popover } from '../../ui/overlay/popover';
import { Calendar, type CalendarProps } from './calendar';

interface CalendarPopoverProps extends CalendarProps {
  /** Element around the button that opened it. */
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The calendar below its button, open while rendered; it focuses a day itself. Import it on first use. */
export const CalendarPopover = ({ anchor, onClose, ...calendar }: CalendarPopoverProps) => (
  <Popover
    anchor={anchor}
    align="start"
    distance={6}
    label={words.calendar}
    focusesItself
    onClose={onClose}
    className="w-80 p-3"
  >
    <Calendar {...calendar} />
  </Popover>
);
