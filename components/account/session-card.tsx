import type { ReactNode } from 'react';
import { SessionData, type SessionDataProps } from '../shared/session-data';
import { Skeleton } from '../ui/skeleton';
import { OverviewCard, type OverviewCardProps } from './overview-card';

type SessionCardProps<T> = Omit<OverviewCardProps, 'children'> &
  Pick<SessionDataProps<T>, 'data' | 'children'> & { fallback?: ReactNode };

/** A card with data of the customer's session. */
export function SessionCard<T>({ data, fallback, children, ...card }: SessionCardProps<T>) {
  return (
    <OverviewCard {...card}>
      <SessionData data={data} fallback={fallback ?? <Skeleton className="h-40 w-full" />}>
        {children}
      </SessionData>
    </OverviewCard>
  );
}
