'use client';

import { useState } from 'react';
import type { CartItem, OrderList } from '@/api/types';
import { orderListUrl } from '@/lib/urls/order-list-urls';
import { saveAsList as words } from '@/locales/nl/cart/save-as-list';
import { common } from '@/locales/nl/common';
import { ListNameField } from '../add-to-list/list-name-field';
import { useNewList } from '../add-to-list/use-new-list';
import { Button, buttonClass } from '../ui/button';
import { Dialog } from '../ui/overlay/dialog';
import { SiteLink } from '../ui/site-link';
import { toListItems } from './to-list-items';

interface SaveAsListProps {
  items: CartItem[];
  onClose: () => void;
}

/** Asks for the name of a new order list, and makes it with the products of the cart. */
export function SaveAsList({ items, onClose }: SaveAsListProps) {
  const [made, setMade] = useState<OrderList>();
  const listItems = toListItems(items);
  const form = useNewList(setMade, listItems);
  return (
    <Dialog title={words.title} onClose={onClose}>
      {made ? (
        <>
          <p role="status">{words.made(made.name)}</p>
          <div className="flex flex-wrap justify-end gap-2">
            <Button look="outline" onClick={onClose}>
              {common.close}
            </Button>
            <SiteLink href={orderListUrl(made.listId)} className={buttonClass()}>
              {words.open}
            </SiteLink>
          </div>
        </>
      ) : (
        <form {...form.root} onSubmit={form.submit} noValidate className="grid gap-4">
          <ListNameField form={form} label={words.name} hint={words.hint} />
          {listItems.length < items.length && <p className="text-ink-soft text-sm">{words.onceEach}</p>}
          <div className="flex flex-wrap justify-end gap-2">
            <Button look="outline" onClick={onClose}>
              {common.cancel}
            </Button>
            <Button type="submit" busy={form.busy}>
              {words.submit}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
