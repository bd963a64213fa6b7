import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part';
import type { InCartProps } from './in-cart';

const InCart = lazyPart(() => import('./in-cart').then((module) => module.InCart));

/** Quantity already in the cart; its script is loaded only when there is one. */
export function LazyInCart(props: InCartProps) {
  return (
    props.lines.length > 0 && (
      <Suspense fallback={null}>
        <InCart {...props} />
      </Suspense>
    )
  );
}
