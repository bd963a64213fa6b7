import { type ChangeKind, changeKinds, changeWarnings } from '@toonbank/contract';
import { changeKindWords, changeWarningWords, importWords as words } from '@/locales/nl/admin/imports';
import { Button } from '../../ui/button';
import type { ImportDetails } from '../use-import';
import { percentText } from '../value-text';
import type { ChangeFilter } from './change-filter';

interface ChangeCountsProps {
  details: ImportDetails;
  filter: ChangeFilter;
  onChange: (filter: ChangeFilter) => void;
}

/** How much changes and how; each number filters the table. */
export function ChangeCounts({ details, filter, onChange }: ChangeCountsProps) {
  const { counts, warnings, faulty } = details;
  const sum = counts.reduce((total, { changes }) => total + changes, 0);
  const { search } = filter;
  const textOf = (kind: ChangeKind, changes: number, mean: number | null) =>
    mean === null
      ? changeKindWords[kind](changes)
      : `${changeKindWords[kind](changes)}, ${words.mean(percentText(mean))}`;
  const chip = (key: string, text: string, isOn: boolean, next: ChangeFilter) => (
    <Button
      key={key}
      look={isOn ? 'primary' : 'outline'}
      size="s"
      aria-pressed={isOn}
      onClick={() => onChange(isOn ? { search } : next)}
    >
      {text}
    </Button>
  );
  const isAll = !filter.change && !filter.warning && !filter.faulty;
  return (
    <fieldset aria-label={words.filters} className="flex flex-wrap gap-2">
      {chip('all', `${words.all}: ${words.changes(sum)}`, isAll, { search })}
      {changeKinds.flatMap((kind) => {
        const found = counts.find(({ change }) => change === kind);
        if (!found) return [];
        const text = textOf(kind, found.changes, found.meanPercent);
        return [chip(kind, text, filter.change === kind, { change: kind, search })];
      })}
      {changeWarnings.flatMap((warning) => {
        const found = warnings.find((one) => one.warning === warning);
        if (!found) return [];
        const text = `${changeWarningWords[warning]}: ${found.changes.toLocaleString('nl-NL')}`;
        return [chip(warning, text, filter.warning === warning, { warning, search })];
      })}
      {faulty > 0 &&
        chip('faulty', words.faulty(faulty), filter.faulty === true, { faulty: true, search: '' })}
    </fieldset>
  );
}
