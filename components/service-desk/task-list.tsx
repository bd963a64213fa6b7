'use client';

import { useState } from 'react';
import { deskListWords as words } from '@/locales/nl/admin/service-desk';
import { PagedList } from '../admin/paged-list';
import { usePages } from '../admin/use-pages';
import { useDebounced } from '../image-library/use-debounced';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { type DeskFilter, filterUrl } from './desk-filter';
import { DeskFilters } from './desk-filters';
import { TaskRow } from './task-row';
import { useCounts } from './use-counts';

/** The questions and reports of customers, the most urgent first. */
export function TaskList({ initial }: { initial: DeskFilter }) {
  const [filter, setFilter] = useState(initial);
  const counts = useCounts();
  const search = useDebounced(filter.search.trim());
  const { view, kind } = filter;
  const list = usePages('serviceDesk.list', { view, search, ...(kind && { kind }) });
  const change = (next: DeskFilter) => {
    setFilter(next);
    window.history.replaceState(null, '', filterUrl(next));
  };
  const isSearch = search !== '' || kind !== undefined;
  const empty = isSearch ? { title: words.nothingFound, text: words.nothingFoundText } : words.empty[view];
  return (
    <>
      <p className="max-w-prose text-ink-soft">{words.lead}</p>
      <DeskFilters filter={filter} counts={counts} onChange={change} />
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<Icon name={isSearch ? 'search' : 'check'} className="size-7" />}
            title={empty.title}
          >
            <p>{empty.text}</p>
          </EmptyState>
        }
      >
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {list.rows.map((task) => (
            <TaskRow key={task.taskId} task={task} />
          ))}
        </ul>
      </PagedList>
    </>
  );
}
