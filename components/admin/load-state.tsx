import type { ReactNode } from 'react';
import type { ErrorCode } from '@/api/types';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { common } from '@/locales/nl/common';
import type { Outcome } from '@/store/call-api';
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

interface LoadedProps<T> {
  /** Undefined while the call runs. */
  outcome: Outcome<T> | undefined;
  /** Says what is loaded, to screen readers. */
  label: string;
  children: (value: T) => ReactNode;
}

/** A part of a page with the answer of a call; before that a placeholder, and after a refusal its reason. */
export function Loaded<T>({ outcome, label, children }: LoadedProps<T>) {
  if (!outcome)
    return (
      <div role="status" aria-label={label}>
        <Skeleton className="h-24 w-full" />
      </div>
    );
  if ('value' in outcome) return children(outcome.value);
  return (
    <Notice tone="danger" urgent>
      {adminErrorText(outcome.refusal.code)}
    </Notice>
  );
}
