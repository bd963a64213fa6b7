'use client';

import { Suspense } from 'react';
import { lazyOnInteraction } from '../ui/lazy-on-interaction';
import type { FooterProps } from './footer-content';

const FooterContent = lazyOnInteraction(() =>
  import('./footer-content').then((module) => module.FooterContent),
);

/** An island only for its size: its data is small and its script loads last. */
export function Footer(props: FooterProps) {
  return (
    <Suspense fallback={null}>
      <FooterContent {...props} />
    </Suspense>
  );
}
