import { importWords as words } from '@/locales/nl/admin/imports';
import { PagedList } from '../../admin/paged-list';
import { Field } from '../../form/field';
import { useDebounced } from '../../image-library/use-debounced';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import type { ChangeFilter } from './change-filter';
import { ChangeTable } from './change-table';
import { useChanges } from './use-changes';

interface ChangesProps {
  importId: number;
  filter: ChangeFilter;
  /** Whether changes can still be left out. */
  canTick: boolean;
  onChange: (filter: ChangeFilter) => void;
  onTicked: () => void;
}

/** The table of changes with its search and ticks. */
export function Changes({ importId, filter, canTick, onChange, onTicked }: ChangesProps) {
  const search = useDebounced(filter.search.trim());
  const list = useChanges(importId, { ...filter, search }, onTicked);
  return (
    <section className="flex flex-col gap-4">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="w-full sm:w-72">
          <Field
            id="change-search"
            type="search"
            label={words.search}
            maxLength={100}
            value={filter.search}
            onChange={({ target }) => onChange({ ...filter, search: target.value })}
          />
        </div>
        {canTick && search === '' && list.rows.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button look="quiet" size="s" onClick={() => void list.tick(true)}>
              {words.takeAll}
            </Button>
            <Button look="quiet" size="s" onClick={() => void list.tick(false)}>
              {words.leaveAll}
            </Button>
          </div>
        )}
      </div>
      <PagedList
        list={list}
        empty={
          <EmptyState icon={<Icon name="search" className="size-7" />} title={words.noneFound}>
            <p>{words.noneFoundText}</p>
          </EmptyState>
        }
      >
        <ChangeTable
          rows={list.rows}
          {...(canTick && { onTick: (some, ticked) => void list.tick(ticked, some) })}
        />
      </PagedList>
    </section>
  );
}
