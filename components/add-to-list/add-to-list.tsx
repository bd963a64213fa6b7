'use client';

import { Suspense } from 'react';
import { useAppSelector } from '@/store/hooks';
import { lazyPart } from '../ui/lazy-part';
import type { AddToListProps } from './list-choices';

// Visitors have no order lists: this part is loaded for customers only.
const ListButton = lazyPart(() => import('./list-button').then((module) => module.ListButton));

/** Button that puts a product on an order list; renders nothing for visitors. */
export function AddToList(props: AddToListProps) {
  const isCustomer = useAppSelector((state) => state.auth.isLoggedIn);
  return (
    isCustomer && (
      <Suspense fallback={<span className="inline-block size-10" />}>
        <ListButton {...props} />
      </Suspense>
    )
  );
}
