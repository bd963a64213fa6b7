'use client';

import { tableRows as words } from '@/locales/nl/account/table-rows';
import { Icon } from './icon';
import { usePreference } from './use-preference';

const heights = [
  { value: 'roomy', label: words.roomy, icon: 'list' },
  { value: 'compact', label: words.compact, icon: 'menu' },
] as const;

/** Height of the rows of order lists, cart and orders; the choice is remembered in this browser. */
export function RowsToggle() {
  const [rows, setRows] = usePreference<'roomy' | 'compact'>('rows', 'roomy');
  return (
    <fieldset className="toggle toggle-rows no-print">
      <legend className="sr-only">{words.title}</legend>
      {heights.map(({ value, label, icon }) => (
        <button
          key={value}
          type="button"
          aria-pressed={rows === value}
          aria-label={label}
          title={label}
          onClick={() => setRows(value)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </fieldset>
  );
}
