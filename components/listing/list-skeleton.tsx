import { common } from '@/locales/nl/common';
import { Skeleton } from '../ui/skeleton';

/** Placeholder for rows of products: same columns and height. */
export function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div className="product-list" role="status">
      <span className="sr-only">{common.loading}</span>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
        <div key={row} className="card">
          <Skeleton className="aspect-square w-full" />
          <div className="flex flex-col gap-2">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-4 w-1/3" />
          </div>
          <div className="buy">
            <div className="price">
              <Skeleton className="h-7 w-24" />
            </div>
            <Skeleton className="select" />
            <Skeleton className="stepper" />
            <Skeleton className="add" />
          </div>
        </div>
      ))}
    </div>
  );
}
