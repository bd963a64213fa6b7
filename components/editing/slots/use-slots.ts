import { useEffect, useState } from 'react';

export interface Slot {
  element: HTMLElement;
  name: string;
  /** Of the row that it is about; 0 for none. */
  id: number;
}

const readSlots = (): Slot[] =>
  [...document.querySelectorAll<HTMLElement>('[data-edit-slot]')].map((element) => ({
    element,
    name: element.dataset.editSlot ?? '',
    id: Number(element.dataset.editSlotId ?? 0),
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
