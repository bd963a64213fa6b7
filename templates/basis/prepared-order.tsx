import { PreparedOrderView } from '@/components/recurring-orders/prepared-order';
import { priceView, type Shop } from '@/components/shop';
import { prepared as words } from '@/locales/nl/recurring-orders';

/** What a link from a mail opens; for whoever has the link, logged in or not. */
export function PreparedOrderPage({ shop }: { shop: Shop }) {
  return (
    <div className="wrap py-8 lg:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="mb-4 font-bold text-2xl lg:text-3xl">{words.title}</h1>
        <PreparedOrderView view={priceView(shop, 'k')} />
      </div>
    </div>
  );
}
