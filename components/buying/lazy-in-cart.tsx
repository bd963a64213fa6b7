import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part';
import type { InCartProps } from './in-cart';

const InCart = lazyPart(() => import('./in-cart').then((module) => module.InCart));

/** How much is in the cart already: only who has something in it loads how that is said. */
export function LazyInCart(props: InCartProps) {
  return (
    props.lines.length > 0 && (
      <Suspense fallback={null}>
        <InCart {...props} />
      </Suspense>
    )
  );
}
