import type { ButtonHTMLAttributes } from 'react';
import { listPage as words } from '@/locales/nl/order-lists/order-list-pages';
import { Icon } from '../../ui/icon';

interface SortHandleProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  name: string;
}

/** Drag handle of a line; its handlers come from `useSorting`. */
export function SortHandle({ name, ...handle }: SortHandleProps) {
  return (
    <button
      {...handle}
      type="button"
      aria-label={words.move(name)}
      aria-describedby="sorting-help"
      className="sort-handle"
    >
      <Icon name="menu" />
    </button>
  );
}
