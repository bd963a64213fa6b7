import { prepared as words } from '@/locales/nl/recurring';
import { priceView, type Shop } from '../shop';
import { PreparedOrderView } from './prepared-order';

/** What a link from a mail opens; for whoever has the link, logged in or not. */
export function PreparedPage({ shop }: { shop: Shop }) {
  return (
    <div className="wrap py-8 lg:py-12">
      <div className="mx-auto max-w-3xl">
        <h1 className="mb-4 font-bold text-2xl lg:text-3xl">{words.title}</h1>
        <PreparedOrderView view={priceView(shop, 'k')} />
      </div>
    </div>
  );
}
