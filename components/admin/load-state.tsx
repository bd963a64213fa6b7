import type { ErrorCode } from '@/api/types';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { common } from '@/locales/nl/common';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';

interface LoadStateProps {
  failure: ErrorCode | undefined;
  onRetry: () => void;
}

const ROWS = [0, 1, 2, 3, 4];

/** In place of a list that is not loaded: it is on its way, or it failed. */
export function LoadState({ failure, onRetry }: LoadStateProps) {
  if (!failure)
    return (
      <div role="status" aria-label={common.loading} className="flex flex-col gap-4">
        {ROWS.map((row) => (
          <Skeleton key={row} className="h-16 w-full" />
        ))}
      </div>
    );
  return (
    <Notice tone="danger" urgent>
      <p>{adminErrorText(failure)}</p>
      <Button look="outline" size="s" className="mt-3" onClick={onRetry}>
        {common.retry}
      </Button>
    </Notice>
  );
}
