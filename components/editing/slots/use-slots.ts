import { useEffect, useState } from 'react';
import type { SlotFacts } from './slot-props';

export interface Slot extends SlotFacts {
  element: HTMLElement;
  name: string;
}

const readSlots = (): Slot[] =>
  [...document.querySelectorAll<HTMLElement>('[data-edit-slot]')].map((element) => ({
    element,
    name: element.dataset.editSlot ?? '',
    id: Number(element.dataset.editSlotId ?? 0),
    path: element.dataset.editSlotPath ?? '',
    label: element.dataset.editSlotLabel ?? '',
    discardable: element.dataset.editSlotDiscardable !== undefined,
  }));

const isSame = (one: readonly Slot[], other: readonly Slot[]) =>
  one.length === other.length && one.every(({ element }, at) => element === other[at]?.element);

/** The slots of the page (`components/shared/edit-slot.tsx`), also of pages that are opened meanwhile. */
export function useSlots(): readonly Slot[] {
  const [slots, setSlots] = useState(readSlots);
  useEffect(() => {
    const read = () => setSlots((known) => (isSame(known, readSlots()) ? known : readSlots()));
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(read);
    });
    read();
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  return slots;
}
