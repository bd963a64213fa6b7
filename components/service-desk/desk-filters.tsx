import { type DeskView, deskViews } from '@toonbank/contract/service-desk/views';
import { type TaskKind, taskKinds } from '@toonbank/contract/tasks/kinds';
import { useId } from 'react';
import type { AnswerOf } from '@/api/call';
import { taskKindNames, deskListWords as words } from '@/locales/nl/admin/service-desk';
import { Field } from '../form/field';
import { LabelledSelect } from '../shared/labelled-select';
import { Button } from '../ui/button';
import type { DeskFilter } from './desk-filter';

interface DeskFiltersProps {
  filter: DeskFilter;
  /** Undefined until they are loaded. */
  counts: AnswerOf<'serviceDesk.counts'> | undefined;
  onChange: (filter: DeskFilter) => void;
}

/** The filters of the list: search field, list and kind. */
export function DeskFilters({ filter, counts, onChange }: DeskFiltersProps) {
  const id = useId();
  const numbers: Partial<Record<DeskView, number>> = counts
    ? { waiting: counts.waiting, mine: counts.mine }
    : {};
  const nameOf = (view: DeskView) => {
    const count = numbers[view];
    return count === undefined ? words.views[view] : words.counted(words.views[view], count);
  };
  return (
    <div className="flex flex-col gap-4">
      <fieldset aria-label={words.which} className="flex flex-wrap gap-2">
        {deskViews.map((view) => (
          <Button
            key={view}
            look={view === filter.view ? 'primary' : 'outline'}
            size="s"
            aria-pressed={view === filter.view}
            onClick={() => onChange({ ...filter, view })}
          >
            {nameOf(view)}
          </Button>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-start gap-4">
        <div className="w-full sm:w-80">
          <Field
            id={id}
            type="search"
            label={words.search}
            hint={words.searchHint}
            maxLength={200}
            value={filter.search}
            onChange={({ target }) => onChange({ ...filter, search: target.value })}
          />
        </div>
        <LabelledSelect
          label={words.kind}
          value={filter.kind ?? ''}
          onChange={({ target }) =>
            onChange({ ...filter, kind: (target.value || undefined) as TaskKind | undefined })
          }
          options={[
            { value: '', text: words.allKinds },
            ...taskKinds.map((kind) => ({ value: kind, text: taskKindNames[kind] })),
          ]}
        />
      </div>
    </div>
  );
}
