import { PreparedOrderView } from '@/components/recurring-orders/prepared-order';
import { priceView, type Shop } from '@/components/shop';
import { prepared as words } from '@/locales/nl/recurring-orders';

/** Page of a mailed link to a prepared order; it works with or without a session. */
export function PreparedOrderPage({ shop }: { shop: Shop }) {
  return (
    <div className="wrap py-8 lg:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="mb-4 font-bold text-2xl lg:text-3xl">{words.title}</h1>
        <PreparedOrderView view={priceView(shop, 'customer')} />
      </div>
    </div>
  );
}
