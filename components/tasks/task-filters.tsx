import { TASKS } from '@/lib/urls/account-urls';
import { tasks as words } from '@/locales/nl/tasks/tasks';
import { LabelledSelect } from '../shared/labelled-select';
import { SearchForm } from '../shared/search-form';
import { SiteLink } from '../ui/site-link';
import { OWN, type TaskFilter, type TaskView, tasksUrl, viewWord } from './task-filter';

const views = Object.keys(words.viewNames) as TaskView[];
const senders = [
  { value: '', text: words.fromCompany },
  { value: OWN, text: words.fromMe },
];

interface TaskFiltersProps {
  filter: TaskFilter;
  /** Whether the tasks of others are in the list; a consumer has no colleagues. */
  hasColleagues: boolean;
}

/** Links to the kinds of tasks, and a plain GET form with the rest of the filter. */
export function TaskFilters({ filter, hasColleagues }: TaskFiltersProps) {
  return (
    <>
      <nav aria-label={words.views} className="no-print mb-4">
        <ul className="flex flex-wrap gap-2">
          {views.map((view) => (
            <li key={view}>
              <SiteLink
                href={tasksUrl({ ...filter, view, page: 0 })}
                aria-current={view === filter.view ? 'page' : undefined}
                className="inline-flex min-h-9 items-center rounded-m border border-line-strong px-3 text-sm hover:bg-surface-alt aria-[current=page]:border-brand aria-[current=page]:bg-surface-alt aria-[current=page]:font-semibold"
              >
                {words.viewNames[view]}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <SearchForm action={TASKS} label={words.search} search={filter.search}>
        {filter.view !== 'all' && <input type="hidden" name="toon" value={viewWord(filter.view)} />}
        {hasColleagues && (
          <LabelledSelect
            name="van"
            label={words.from}
            options={senders}
            defaultValue={filter.own ? OWN : ''}
          />
        )}
      </SearchForm>
    </>
  );
}
