import { isWarning } from '@toonbank/contract/text-checks/finding';
import { useId } from 'react';
import { textCheckWords as words } from '@/locales/nl/admin/text-checks';
import { Checkbox } from '../form/checkbox';
import { Select } from '../form/select';
import type { SiteFinding } from './use-findings';

export interface Filters {
  kind: keyof typeof words.kindNames;
  place: keyof typeof words.placeNames;
  /** Also what a publisher said is right. */
  showsAccepted: boolean;
}

export const firstFilters: Filters = { kind: 'warning', place: 'all', showsAccepted: false };

export function isShown(finding: SiteFinding, { kind, place, showsAccepted }: Filters): boolean {
  if (finding.acceptedAt !== null && !showsAccepted) return false;
  if (place !== 'all' && finding.isDraft !== (place === 'draft')) return false;
  return kind === 'all' || isWarning(finding) === (kind === 'warning');
}

interface FiltersProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, text]) => ({ value, text }));

/** What of the findings is listed. */
export function FindingFilters({ filters, onChange }: FiltersProps) {
  const id = useId();
  const select = (part: 'kind' | 'place', label: string, names: Readonly<Record<string, string>>) => (
    <div className="flex w-full flex-col gap-1.5 sm:w-56">
      <label htmlFor={`${id}-${part}`} className="font-medium text-sm">
        {label}
      </label>
      <Select
        id={`${id}-${part}`}
        value={filters[part]}
        onChange={({ target }) => onChange({ ...filters, [part]: target.value })}
        options={optionsOf(names)}
      />
    </div>
  );
  return (
    <div className="flex flex-wrap items-end gap-4">
      {select('kind', words.kinds, words.kindNames)}
      {select('place', words.places, words.placeNames)}
      <label htmlFor={`${id}-accepted`} className="flex min-h-11 items-center gap-3 text-sm">
        <Checkbox
          id={`${id}-accepted`}
          checked={filters.showsAccepted}
          onChange={({ target }) => onChange({ ...filters, showsAccepted: target.checked })}
        />
        {words.showAccepted}
      </label>
    </div>
  );
}
