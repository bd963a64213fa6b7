import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part';
import { Skeleton } from '../ui/skeleton';
import type { TierTableProps } from './tier-table';

// Like the price itself, it comes where there are prices.
const TierTable = lazyPart(() => import('./tier-table').then((module) => module.TierTable));

export interface PanelTiersProps extends TierTableProps {
  /** The customer's price is still on its way. */
  pending?: boolean;
}

/** What other quantities and units cost; its room, while that is under way. */
export function PanelTiers({ pending, ...table }: PanelTiersProps) {
  // What most products' tables need.
  const room = <Skeleton className="h-44" />;
  if (table.unit.price === undefined) return pending ? room : null;
  return (
    <Suspense fallback={room}>
      <TierTable {...table} />
    </Suspense>
  );
}
