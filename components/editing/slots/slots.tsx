'use client';

import { type ComponentType, lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import type { SlotFacts, SlotProps } from './slot-props';
import { useSlots } from './use-slots';

const panels: Readonly<Record<string, ComponentType<SlotProps>>> = {
  blog: lazy(() => import('../items/blog-panel')),
  'blog-item': lazy(() => import('../items/blog-item-panel')),
  news: lazy(() => import('../items/news-panel')),
  'news-item': lazy(() => import('../items/news-item-panel')),
  'new-text': lazy(() => import('./new-text-panel')),
  slides: lazy(() => import('../slides/slides-panel')),
};

/** The controls of the page's slots, each in its place on the page. */
export function Slots(props: Omit<SlotProps, keyof SlotFacts>) {
  return useSlots().map(({ element, name, ...facts }) => {
    const Panel = panels[name];
    if (!Panel) return null;
    const panel = (
      <Suspense fallback={null}>
        <Panel {...facts} {...props} />
      </Suspense>
    );
    return createPortal(panel, element, `${name}.${facts.id}.${facts.path}`);
  });
}
