'use client';

import { type KeyboardEvent, useState } from 'react';
import { stockPlaces as words } from '@/locales/nl/stock-count/pages';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';

interface PlaceRowProps {
  place: string;
  at: number;
  of: number;
  isTaken: (name: string) => boolean;
  onMove: (step: -1 | 1) => void;
  onRename: (name: string) => void;
  onRemove: () => void;
}

/** One place. In its field the arrow keys move it, and another name is saved when the field is left. */
export function PlaceRow({ place, at, of, isTaken, onMove, onRename, onRemove }: PlaceRowProps) {
  const [name, setName] = useState(place);
  const trimmed = name.trim();
  const leave = () => {
    if (trimmed === '') setName(place);
    else if (trimmed !== place && !isTaken(trimmed)) onRename(trimmed);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onMove(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className="flex flex-wrap items-center gap-1">
      <span aria-hidden="true" className="w-6 text-ink-soft text-sm">
        {at + 1}
      </span>
      <div className="min-w-0 flex-1">
        <input
          className="control"
          aria-label={words.name}
          aria-invalid={isTaken(trimmed) || undefined}
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.target.value)}
          onBlur={leave}
          onKeyDown={onKeyDown}
        />
      </div>
      <IconButton label={words.up(place)} aria-disabled={at === 0 || undefined} onClick={() => onMove(-1)}>
        <Icon name="chevron-down" className="rotate-180" />
      </IconButton>
      <IconButton
        label={words.down(place)}
        aria-disabled={at === of - 1 || undefined}
        onClick={() => onMove(1)}
      >
        <Icon name="chevron-down" />
      </IconButton>
      <IconButton label={words.remove(place)} onClick={onRemove}>
        <Icon name="trash" />
      </IconButton>
      {isTaken(trimmed) && (
        <p role="alert" className="w-full pl-7 text-danger text-sm">
          {words.taken}
        </p>
      )}
    </li>
  );
}
