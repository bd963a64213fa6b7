'use client';

import { useState } from 'react';
import { listWork as words } from '@/locales/nl/order-lists/order-list-pages';
import { Select } from '../../form/select';
import { Button } from '../../ui/button';
import type { OtherList } from './use-lines';

interface BulkMoveProps {
  others: OtherList[];
  onMove: (to: OtherList, copy: boolean) => void;
}

/** Moves or copies the selected lines to another list. */
export function BulkMove({ others, onMove }: BulkMoveProps) {
  const [chosen, choose] = useState(others[0]?.listId);
  const to = others.find(({ listId }) => listId === chosen) ?? others[0];
  if (!to) return <p className="text-sm">{words.noOther}</p>;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="w-56 max-w-full">
        <Select
          label={words.target}
          value={to.listId}
          options={others.map(({ listId, name }) => ({ value: listId, text: name }))}
          onChange={(event) => choose(Number(event.target.value))}
        />
      </div>
      <Button look="outline" onClick={() => onMove(to, false)}>
        {words.move}
      </Button>
      <Button look="outline" onClick={() => onMove(to, true)}>
        {words.copy}
      </Button>
    </div>
  );
}
