import type { ReactNode } from 'react';
import type { ErrorCode } from '@/api/types';
import { admin as words } from '@/locales/nl/admin/admin';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';

interface PagedListProps {
  /** What `usePages` gives. */
  list: {
    rows: readonly unknown[];
    isLoading: boolean;
    failure: ErrorCode | undefined;
    reload: () => Promise<void>;
    more: (() => Promise<void>) | undefined;
  };
  /** Shown when there are no rows. */
  empty: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** The states of a list: loading, failed, empty, or rows with a button for more. */
export function PagedList({ list, empty, children }: PagedListProps) {
  if (list.isLoading)
    return (
      <div role="status" aria-label={words.loading} className="flex flex-col gap-3">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      {list.failure && (
        <Notice tone="danger" urgent>
          <p>{adminErrorText(list.failure)}</p>
          <Button look="quiet" size="s" onClick={() => void list.reload()}>
            {words.retry}
          </Button>
        </Notice>
      )}
      {list.rows.length === 0 && !list.failure ? empty : children}
      {list.more && (
        <Button look="outline" onClick={() => void list.more?.()} className="self-center">
          {words.more}
        </Button>
      )}
    </div>
  );
}
