import { CartSkeleton } from '@/components/cart/cart-skeleton';
import { ListSkeleton } from '@/components/listing/list-skeleton';
import { Skeleton } from '@/components/ui/skeleton';
import { stylePage as words } from '@/locales/nl/style-page';
import { Part } from './part';

export const Skeletons = () => (
  <Part title={words.parts.loading}>
    <Skeleton className="h-6 w-64" />
    <ListSkeleton rows={1} />
    <CartSkeleton />
  </Part>
);
