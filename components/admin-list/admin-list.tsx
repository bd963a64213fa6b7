'use client';

import { type ListFileFormat, listFileFormats, MAX_LIST_COUNT } from '@toonbank/contract/admin-list';
import dynamic from 'next/dynamic';
import { type ReactNode, useRef, useState } from 'react';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { listWords as words } from '@/locales/nl/admin/list';
import { downloadAdminFile } from '@/store/admin-file';
import { PagedList } from '../admin/paged-list';
import { useDebounced } from '../image-library/use-debounced';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { RowsToggle } from '../ui/rows-toggle';
import type { ListCall, ListDefinition, ListRow } from './list-definition';
import { ListFilters } from './list-filters';
import { type ListQuery, readState, stateQuery, stateRequest } from './list-state';
import { ListTable } from './list-table';
import { SavedViews } from './saved-views';
import { useList } from './use-list';
import { useListKeys } from './use-list-keys';

const ListHelp = dynamic(() => import('./list-help').then((module) => module.ListHelp));

interface AdminListProps<Name extends ListCall> {
  list: ListDefinition<Name>;
  /** Of the address, at the first render. */
  query: ListQuery;
  /** Another number loads the rows again. */
  version?: number;
  /** Actions for ticked rows; absent: rows are not ticked. */
  bulk?: (rows: readonly ListRow<Name>[], onDone: () => Promise<void>) => ReactNode;
}

/** A list of the back office: filters, sorting, pages of a hundred rows, keys, and a file of the same rows. */
export function AdminList<Name extends ListCall>({ list, query, version = 0, bulk }: AdminListProps<Name>) {
  const [state, setState] = useState(() => readState(list, query));
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [fileFailure, setFileFailure] = useState('');
  const [loadingFile, setLoadingFile] = useState<ListFileFormat>();
  const search = useRef<HTMLInputElement>(null);
  const settled = { ...state, search: useDebounced(state.search) };
  const request = { ...list.fixed, ...stateRequest(list, settled) };
  const loaded = useList(list.call, request, version);
  const table = useListKeys({
    onSearch: () => search.current?.focus(),
    onHelp: () => setHelpOpen(true),
  });
  const change = (next: typeof state) => {
    setState(next);
    setTicked(new Set());
    const address = stateQuery(list, next);
    window.history.replaceState(null, '', address === '' ? list.address : `${list.address}?${address}`);
  };
  const { rows, count = 0 } = loaded;
  const isFiltered = state.search.trim() !== '' || Object.keys(state.filters).length > 0;
  const chosen = rows.filter((row) => ticked.has(list.keyOf(row)));
  const toggle = (key: number) => {
    const next = new Set(ticked);
    if (!next.delete(key)) next.add(key);
    setTicked(next);
  };
  const all = rows.length > 0 && chosen.length === rows.length;
  const download = async (format: ListFileFormat) => {
    setLoadingFile(format);
    const failure = await downloadAdminFile(list.file, { ...request, format } as never);
    setFileFailure(failure ? adminErrorText(failure) : '');
    setLoadingFile(undefined);
  };
  return (
    <>
      {list.views && <SavedViews list={list.views} address={list.address} query={stateQuery(list, state)} />}
      <ListFilters
        filters={list.filters}
        search={list.search}
        state={state}
        onChange={change}
        searchRef={search}
      />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-ink-soft text-sm">
          {!loaded.isLoading && words.count(count, MAX_LIST_COUNT)}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <Button look="quiet" size="s" onClick={() => setHelpOpen(true)} className="max-md:hidden">
            {words.keys}
          </Button>
          <div className="max-md:hidden">
            <RowsToggle />
          </div>
          {listFileFormats.map((format) => (
            <Button
              key={format}
              look="outline"
              size="s"
              busy={loadingFile === format}
              onClick={() => void download(format)}
            >
              {words.files[format]}
            </Button>
          ))}
        </div>
      </div>
      {fileFailure !== '' && (
        <Notice tone="danger" urgent>
          {fileFailure}
        </Notice>
      )}
      {bulk && chosen.length > 0 && (
        <div className="sticky top-0 z-10 flex flex-wrap items-center gap-3 rounded-m bg-surface-alt px-4 py-2">
          <p className="font-semibold text-sm">{words.ticked(chosen.length)}</p>
          {bulk(chosen, async () => {
            setTicked(new Set());
            await loaded.reload();
          })}
        </div>
      )}
      <PagedList
        list={loaded}
        empty={
          <EmptyState
            icon={<Icon name={isFiltered ? 'search' : 'list'} className="size-7" />}
            title={isFiltered ? words.nothingFound : list.empty.title}
          >
            <p>{isFiltered ? words.nothingFoundText : list.empty.text}</p>
          </EmptyState>
        }
      >
        <div className="admin-list-frame">
          <ListTable
            {...{
              caption: list.caption,
              columns: list.columns,
              rows,
              keyOf: list.keyOf,
              nameOf: list.nameOf,
            }}
            sort={state.sort}
            onSort={(sort) => change({ ...state, sort })}
            {...(bulk && {
              ticks: {
                ...{ ticked, all, toggle },
                toggleAll: () => setTicked(new Set(all ? [] : rows.map(list.keyOf))),
              },
            })}
            isStale={loaded.isStale}
            tableRef={table}
          />
        </div>
      </PagedList>
      {isHelpOpen && <ListHelp onClose={() => setHelpOpen(false)} />}
    </>
  );
}
