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
  const { kind: about, counts, warnings, faulty, articles, newArticles } = details;
  const sum = counts.reduce((total, { changes }) => total + changes, 0);
  const { search } = filter;
  const textOf = (kind: ChangeKind, changes: number, mean: number | null) => {
    const text = changeKindWords[kind](changes);
    if (kind === 'new' && newArticles > 0) return `${text}, ${words.newArticles(about, newArticles)}`;
    return mean === null ? text : `${text}, ${words.mean(percentText(mean))}`;
  };
  const all =
    articles > 0 ? `${words.changes(sum)} ${words.inArticles(about, articles)}` : words.changes(sum);
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
      {chip('all', `${words.all}: ${all}`, isAll, { search })}
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
