'use client';

import { listControls as words } from '@/locales/nl/product/buying';
import { Icon } from '../ui/icon';
import { usePreference } from '../ui/use-preference';

const views = [
  { value: 'list', label: words.asList, icon: 'list' },
  { value: 'compact', label: words.asCompact, icon: 'menu' },
  { value: 'grid', label: words.asGrid, icon: 'grid' },
] as const;

/** Rows, low rows or tiles; the choice is remembered in this browser. */
export function ViewToggle() {
  const [view, setView] = usePreference<'list' | 'compact' | 'grid'>('view', 'list');
  return (
    <fieldset className="toggle toggle-view">
      <legend className="sr-only">{words.view}</legend>
      {views.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={view === value}
          aria-label={label}
          title={label}
          onClick={() => setView(value)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </fieldset>
  );
}
