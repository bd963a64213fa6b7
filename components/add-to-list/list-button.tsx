'use client';

import { Suspense, useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { orderLists as words } from '@/locales/nl/order-lists/order-lists';
import { useAppSelector } from '@/store/hooks';
import type { AppStore } from '@/store/make-store';
import { startOrderLists } from '@/store/order-lists/start';
import { Icon } from '../ui/icon';
import { IconButton } from '../ui/icon-button';
import { lazyPart } from '../ui/lazy-part';
import type { AddToListProps } from './list-choices';

// The menu (and Radix) is loaded on first use.
const loadMenu = () => import('./list-menu').then((module) => module.ListMenu);
const ListMenu = lazyPart(loadMenu);

/** Heart button, filled when the product is on a list; opens the menu of lists. */
export function ListButton({ product, unitId }: AddToListProps) {
  const store = useStore() as AppStore;
  const button = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const listed = useAppSelector((state) => state.orderlists?.listed?.[product.id]);
  const describedBy = useId();
  useEffect(() => startOrderLists(store), [store]);

  return (
    <span ref={button} className="inline-flex">
      <IconButton
        label={words.add}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-describedby={listed && describedBy}
        onPointerEnter={loadMenu}
        onClick={() => setOpen(!open)}
      >
        <Icon name="heart" className={listed && 'fill-current text-brand-strong'} />
      </IconButton>
      {listed && (
        <span id={describedBy} className="sr-only">
          {words.listed}
        </span>
      )}
      {open && (
        <Suspense fallback={null}>
          <ListMenu product={product} unitId={unitId} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </span>
  );
}
