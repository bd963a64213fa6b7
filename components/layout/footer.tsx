'use client';

import { Suspense } from 'react';
import { lazyUntilTouched } from '../ui/lazy-until-touched';
import type { FooterProps } from './footer-content';

const FooterContent = lazyUntilTouched(() =>
  import('./footer-content').then((module) => module.FooterContent),
);

/** An island for its weight only: the page carries its few data, and its script comes last. */
export function Footer(props: FooterProps) {
  return (
    <Suspense fallback={null}>
      <FooterContent {...props} />
    </Suspense>
  );
}
