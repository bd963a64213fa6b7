'use client';

import { useState } from 'react';
import type { OrderList } from '@/api/types';
import { listOverview as words } from '@/locales/nl/order-lists/order-list-pages';
import { toastShown } from '@/store/app/slice';
import type { Outcome } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { removeList } from '@/store/order-lists/change-items';
import type { AppThunk } from '@/store/thunk';
import { type ActionResult, ResultNotice } from '../../shared/result-notice';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { useRefresh } from '../../ui/use-refresh';
import { ListRow } from './list-row';
import { NewListForm } from './new-list-form';

/** The lists with their actions, and a field for a new one. */
export function ListsOverview({ lists }: { lists: OrderList[] }) {
  const dispatch = useAppDispatch();
  const refresh = useRefresh();
  const [result, setResult] = useState<ActionResult>();
  const [gone, setGone] = useState<readonly number[]>([]);
  const shown = lists.filter(({ listId }) => !gone.includes(listId));

  const attempt = async <T,>(thunk: AppThunk<Promise<Outcome<T>>>): Promise<{ value: T } | undefined> => {
    const outcome = await dispatch(thunk);
    if ('value' in outcome) return outcome;
    dispatch(toastShown({ kind: 'failed', code: outcome.refusal.code }));
    return undefined;
  };

  const remove = async ({ listId, name }: OrderList) => {
    const done = await attempt(removeList(listId));
    if (!done) return;
    const { undo } = done.value;
    setGone((ids) => [...ids, listId]);
    const back = undo && {
      undo: async () => {
        if (!(await attempt(undo))) return;
        setGone((ids) => ids.filter((id) => id !== listId));
        setResult({ text: words.made(name) });
        refresh();
      },
    };
    setResult({ text: words.removed(name), ...back });
    refresh();
  };

  return (
    <>
      <ResultNotice result={result} />
      {shown.length === 0 ? (
        <EmptyState icon={<Icon name="heart" className="size-7" />} title={words.empty}>
          <p>{words.emptyText}</p>
        </EmptyState>
      ) : (
        <table className="table">
          <caption className="sr-only">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.name}</th>
              <th scope="col" className="numeric">
                {words.count}
              </th>
              <th scope="col">{words.sorted}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {shown.map((list) => (
              <ListRow
                key={list.listId}
                list={list}
                onRemove={() => remove(list)}
                onRenamed={(name) => {
                  setResult({ text: words.renamed(name) });
                  refresh();
                }}
              />
            ))}
          </tbody>
        </table>
      )}
      <NewListForm
        onMade={(name) => {
          setResult({ text: words.made(name) });
          refresh();
        }}
      />
    </>
  );
}
