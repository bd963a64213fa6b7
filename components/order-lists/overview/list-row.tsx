'use client';

import { Suspense, useRef, useState } from 'react';
import type { OrderList } from '@/api/types';
import { orderListUrl } from '@/lib/urls/order-list-urls';
import { listPage, listOverview as words } from '@/locales/nl/order-lists/order-list-pages';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { lazyPart } from '../../ui/lazy-part';
import { SiteLink } from '../../ui/site-link';
import { RenameForm } from './rename-form';

const RemoveQuestion = lazyPart(() => import('./remove-question').then((module) => module.RemoveQuestion));

/** A list with more lines than this is removed only after a question. */
const MAX_LINES_UNASKED = 5;

interface ListRowProps {
  list: OrderList;
  onRemove: () => Promise<void>;
  onRenamed: (name: string) => void;
}

/** One list: its name, which can be edited in place, and its number of lines. */
export function ListRow({ list, onRemove, onRenamed }: ListRowProps) {
  const [renaming, setRenaming] = useState(false);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const endRenaming = () => {
    setRenaming(false);
    renameButton.current?.focus();
  };
  const remove = async () => {
    setAsking(false);
    setBusy(true);
    await onRemove();
    setBusy(false);
  };
  return (
    <tr>
      <td data-label={words.name}>
        {renaming ? (
          <RenameForm
            list={list}
            onCancel={endRenaming}
            onRenamed={(name) => {
              endRenaming();
              onRenamed(name);
            }}
          />
        ) : (
          <SiteLink
            href={orderListUrl(list.listId)}
            className="inline-flex min-h-6 min-w-0 items-center break-words font-semibold underline underline-offset-2"
          >
            {list.name}
          </SiteLink>
        )}
      </td>
      <td data-label={words.count} className="numeric">
        {list.itemCount}
      </td>
      <td data-label={words.sorted}>{listPage.sorts[list.sortType]}</td>
      <td data-label={words.actions} className="no-print">
        <span className="flex items-center justify-end gap-1">
          <Button
            ref={renameButton}
            look="quiet"
            size="s"
            aria-expanded={renaming}
            onClick={() => setRenaming(!renaming)}
          >
            {words.rename}
            <span className="sr-only">: {list.name}</span>
          </Button>
          <IconButton
            label={words.remove(list.name)}
            aria-busy={busy || undefined}
            onClick={() => (list.itemCount > MAX_LINES_UNASKED ? setAsking(true) : remove())}
          >
            <Icon name="trash" />
          </IconButton>
        </span>
        {asking && (
          <Suspense fallback={null}>
            <RemoveQuestion list={list} onRemove={remove} onClose={() => setAsking(false)} />
          </Suspense>
        )}
      </td>
    </tr>
  );
}
