'use client';

import { list as words } from '@/locales/nl/product';
import { GridIcon, ListIcon } from '../ui/icons';
import { usePreference } from '../ui/use-preference';

const views = [
  { value: 'list', label: words.asList, ViewIcon: ListIcon },
  { value: 'grid', label: words.asGrid, ViewIcon: GridIcon },
] as const;

/** Rows or tiles; the choice is remembered in this browser. */
export function ViewToggle() {
  const [view, setView] = usePreference<'list' | 'grid'>('view', 'list');
  return (
    <fieldset className="flex overflow-hidden rounded-s border border-line-strong">
      <legend className="sr-only">{words.view}</legend>
      {views.map(({ value, label, ViewIcon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={view === value}
          aria-label={label}
          title={label}
          onClick={() => setView(value)}
          className="flex size-11 items-center justify-center text-ink-soft hover:bg-surface-alt aria-pressed:bg-brand aria-pressed:text-on-brand"
        >
          <ViewIcon />
        </button>
      ))}
    </fieldset>
  );
}
