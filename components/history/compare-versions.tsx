import type { ContentKind } from '@toonbank/contract/editing/kinds';
import { useId } from 'react';
import { historyWords as words } from '@/locales/nl/admin/history';
import { Select } from '../form/select';
import { Comparison } from './comparison';
import type { ShownVersion } from './version-facts';

/** The heading of the comparison: it gets the focus when a version is chosen in the list. */
export const COMPARE_ID = 'compare-versions';

interface CompareVersionsProps {
  kind: ContentKind;
  id: number;
  versions: readonly ShownVersion[];
  pair: { from: number; to: number };
  onChange: (pair: { from: number; to: number }) => void;
}

/** Any two versions, and what differs between them. */
export function CompareVersions({ kind, id, versions, pair, onChange }: CompareVersionsProps) {
  const selectId = useId();
  const options = versions.map(({ version }) => ({ value: version, text: words.version(version) }));
  const select = (side: 'from' | 'to', label: string) => (
    <div className="flex min-w-32 flex-col gap-1.5">
      <label htmlFor={`${selectId}-${side}`} className="font-medium text-sm">
        {label}
      </label>
      <Select
        id={`${selectId}-${side}`}
        value={pair[side]}
        onChange={(event) => onChange({ ...pair, [side]: Number(event.target.value) })}
        options={options}
      />
    </div>
  );
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <h3 id={COMPARE_ID} tabIndex={-1} className="font-semibold text-lg">
        {words.compared(pair.from, pair.to)}
      </h3>
      <div className="flex flex-wrap gap-4">
        {select('from', words.compareFrom)}
        {select('to', words.compareTo)}
      </div>
      <Comparison {...{ kind, id }} {...pair} />
    </section>
  );
}
