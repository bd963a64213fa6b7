import type { ReactNode } from 'react';
import { Skeleton } from '../ui/skeleton';
import { OverviewCard, type OverviewCardProps } from './overview-card';
import { Own, type OwnProps } from './own';

type OwnCardProps<T> = Omit<OverviewCardProps, 'children'> &
  Pick<OwnProps<T>, 'data' | 'children'> & { fallback?: ReactNode };

/** A card with something of the customer's own. */
export function OwnCard<T>({ data, fallback, children, ...card }: OwnCardProps<T>) {
  return (
    <OverviewCard {...card}>
      <Own data={data} fallback={fallback ?? <Skeleton className="h-40 w-full" />}>
        {children}
      </Own>
    </OverviewCard>
  );
}
