'use client';

import { common } from '@/locales/nl/common';
import { errorText } from '@/locales/nl/errors';
import { orderLists as words } from '@/locales/nl/order-lists/order-lists';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { changeListed } from '@/store/order-lists/change-listed';
import { loadChoices } from '@/store/order-lists/thunks';
import { Checkbox } from '../form/checkbox';
import { RetryNotice } from '../shared/retry-notice';
import { Skeleton } from '../ui/skeleton';
import { NewList } from './new-list';

export interface AddToListProps {
  product: { id: number; name: string };
  /** Selling unit to put on the list. */
  unitId: number;
}

/** A checkbox per list, and a new list at the end. */
export function ListChoices({ product, unitId }: AddToListProps) {
  const dispatch = useAppDispatch();
  const lists = useAppSelector((state) => state.orderlists?.lists);
  const holding = useAppSelector((state) => state.orderlists?.holding[product.id]);
  const error = useAppSelector((state) => state.orderlists?.error);

  if (error) {
    return <RetryNotice onRetry={() => dispatch(loadChoices(product.id))}>{errorText(error)}</RetryNotice>;
  }
  if (!lists || !holding) return <Loading />;

  const change = (listId: number, listName: string, on: boolean) =>
    dispatch(changeListed({ productId: product.id, unitId, listId, listName, on }));
  return (
    <>
      {lists.length === 0 ? (
        <p className="text-ink-soft text-sm">{words.none}</p>
      ) : (
        <ul aria-label={words.yours} className="flex flex-col">
          {lists.map(({ listId, name }) => (
            <li key={listId}>
              <label className="flex min-h-10 cursor-pointer items-center gap-3 rounded-s px-2 hover:bg-surface-alt">
                <Checkbox
                  checked={holding.includes(listId)}
                  onChange={(event) => change(listId, name, event.target.checked)}
                />
                <span className="min-w-0 break-words">{name}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <NewList startOpen={lists.length === 0} onMade={(list) => change(list.listId, list.name, true)} />
    </>
  );
}

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-3 p-2">
      <span className="sr-only">{common.loading}</span>
      {['w-40', 'w-32', 'w-48'].map((width) => (
        <Skeleton key={width} className={`h-5 ${width}`} />
      ))}
    </div>
  );
}
