import { Suspense } from 'react';
import { lazyPart } from '../ui/lazy-part';
import { Skeleton } from '../ui/skeleton';
import type { TierTableProps } from './tier-table';

// Loaded with the prices.
const TierTable = lazyPart(() => import('./tier-table').then((module) => module.TierTable));

export interface PanelTiersProps extends TierTableProps {
  /** The customer's price is still loading. */
  pending?: boolean;
}

/** Prices of other quantities and units; a placeholder of the same height while they load. */
export function PanelTiers({ pending, ...table }: PanelTiersProps) {
  // Height of the table for most products.
  const room = <Skeleton className="h-44" />;
  if (table.unit.price === undefined) return pending ? room : null;
  return (
    <Suspense fallback={room}>
      <TierTable {...table} />
    </Suspense>
  );
}
