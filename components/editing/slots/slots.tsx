'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import type { SlotProps } from './slot-props';
import { useSlots } from './use-slots';

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
