import { home as words } from '@/locales/nl/home';
import type { ProductDoc } from '@/store/domain';
import { ProductTiles } from '../product/product-tiles';
import type { PricedDocs, PriceView } from '../shop';
import { Icon } from '../ui/icon';
import { IntentLink } from '../ui/intent-link';

export interface TopProductsProps {
  products: ProductDoc[];
  view: PriceView;
  prices?: PricedDocs;
}

export function TopProducts({ products, view, prices }: TopProductsProps) {
  if (products.length === 0) return null;
  return (
    <section className="wrap py-10">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <h2 className="font-bold text-2xl">{words.top}</h2>
        <IntentLink
          href="/nl/c/sale"
          className="inline-flex min-h-6 shrink-0 items-center gap-1.5 font-medium text-brand-strong text-sm hover:underline"
        >
          {words.topAll}
          <Icon name="arrow-right" className="size-4" />
        </IntentLink>
      </div>
      <ProductTiles products={products} view={view} prices={prices} />
    </section>
  );
}
