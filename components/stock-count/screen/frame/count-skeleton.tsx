import { counting as words } from '@/locales/nl/stock-count/counting';
import { Skeleton } from '../../../ui/skeleton';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Of the size of what it stands for. */
export const CountSkeleton = () => (
  <div className="count-body">
    <p role="status" className="sr-only">
      {words.loading}
    </p>
    <div className="count-main">
      {ROWS.map((row) => (
        <Skeleton key={row} className="mb-2 h-18 w-full" />
      ))}
    </div>
  </div>
);
