'use client';

import { useEffect, useRef, useState } from 'react';
import type { OrderList } from '@/api/types';
import { orderLists as words } from '@/locales/nl/order-lists/order-lists';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import { ListNameField } from './list-name-field';
import { useNewList } from './use-new-list';

export interface NewListProps {
  /** Show the field at once: the customer has no list yet. */
  startOpen: boolean;
  onMade: (list: OrderList) => void;
}

/** The 'Nieuwe lijst' button, replaced by a name field on click; the field takes the focus. */
export function NewList({ startOpen, onMade }: NewListProps) {
  const content = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const [open, setOpen] = useState(startOpen);
  const form = useNewList((list) => {
    setOpen(false);
    onMade(list);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever button and field change places
  useEffect(() => {
    if (moved.current) content.current?.querySelector<HTMLElement>('input, button')?.focus();
    moved.current = true;
  }, [open]);

  return (
    <form {...form.root} onSubmit={form.submit} noValidate>
      <div ref={content} className="flex flex-col gap-2 border-line border-t pt-2">
        {open ? (
          <>
            <ListNameField form={form} label={words.name} hint={words.nameHint} />
            <Button type="submit" size="s" busy={form.busy}>
              {words.submit}
            </Button>
          </>
        ) : (
          <Button look="quiet" size="s" onClick={() => setOpen(true)} className="justify-start">
            <Icon name="plus" />
            {words.create}
          </Button>
        )}
      </div>
    </form>
  );
}
