'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import type { PickImage } from '../use-image-picker';
import { useSlots } from './use-slots';

export interface SlotProps {
  /** Of the row that it is about; 0 for none. */
  id: number;
  canPublish: boolean;
  pickImage: PickImage;
  /** What visitors see has changed: the page is read again. */
  onChanged: () => void;
}

const panels: Readonly<Record<string, ComponentType<SlotProps>>> = {
  slides: lazy(() => import('../slides/slides-panel')),
};

/** The controls of the page's slots, each in its place on the page. */
export function Slots(props: Omit<SlotProps, 'id'>) {
  return useSlots().map(({ element, name, id }) => {
    const Panel = panels[name];
    if (!Panel) return null;
    const panel = (
      <Suspense fallback={null}>
        <Panel id={id} {...props} />
      </Suspense>
    );
    return createPortal(panel, element, `${name}.${id}`);
  });
}
