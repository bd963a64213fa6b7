'use client';

import { useState } from 'react';
import { logWords as words } from '@/locales/nl/admin/action-log';
import { PagedList } from '../admin/paged-list';
import { usePages } from '../admin/use-pages';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { ActionRow } from './action-row';
import { type LogFilter, LogFilters } from './log-filters';

/** What administrators did, the latest first. */
export function ActionLog() {
  const [filter, setFilter] = useState<LogFilter>({});
  const isFiltered = Object.values(filter).some(Boolean);
  const list = usePages('editing.actions', filter);
  return (
    <>
      <LogFilters filter={filter} onChange={setFilter} />
      <PagedList
        list={list}
        empty={
          <EmptyState
            icon={<Icon name="search" className="size-7" />}
            title={isFiltered ? words.none : words.nothingYet}
          >
            <p>{isFiltered ? words.noneText : words.nothingYetText}</p>
          </EmptyState>
        }
      >
        <ol className="flex flex-col divide-y divide-line border-line border-y">
          {list.rows.map((done) => (
            <ActionRow key={done.id} done={done} />
          ))}
        </ol>
      </PagedList>
    </>
  );
}
