import { groupUrl } from '@/lib/group-url';
import { product as words } from '@/locales/nl/product';
import type { ProductPageProps } from '../page-props';
import { priceView } from '../shop';
import { Badge } from '../ui/badge';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { BuyBox } from './buy-box';
import { toBuyable } from './buyable';
import { deliveryText, ownPrices, stockState } from './card';
import { ProductDetails } from './product-details';
import { ProductPictures } from './product-pictures';
import { ProductTiles } from './product-tiles';

/** One product: what it looks like, what it is, what it costs, and what goes with it. */
export function ProductPage({ shop, audience, product, groups, related, prices }: ProductPageProps) {
  const view = priceView(shop, audience);
  return (
    <article className="wrap pb-12">
      <Breadcrumbs
        crumbs={groups.map((group) => ({ label: group.siteLabel, href: groupUrl(group) }))}
        current={product.productName}
      />
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-12 xl:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        <ProductPictures
          images={product.images.length > 0 ? product.images : [product.image]}
          name={product.productName}
        />
        <div className="flex flex-col gap-4">
          {(product.isSale || product.houseBrand) && (
            <p>
              {product.isSale && <Badge tone="accent">{words.sale}</Badge>}
              {product.houseBrand && <Badge tone="brand">{words.houseBrand}</Badge>}
            </p>
          )}
          <h1 className="text-balance font-bold text-2xl leading-tight lg:text-3xl">{product.productName}</h1>
          <p className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft text-sm">
            <span>{words.articleNumber(product.productExtCode)}</span>
            <span>{product.brand}</span>
            {product.productCountryS && (
              <span>
                {words.country}: {product.productCountryS}
              </span>
            )}
          </p>
          <p className={`stock stock-${stockState(product)}`}>{deliveryText(product)}</p>
          <div className="buy-panel">
            <BuyBox product={toBuyable(product, view)} view={view} prices={ownPrices(prices)} />
          </div>
          <p className="max-w-prose whitespace-pre-line leading-relaxed">{product.description}</p>
        </div>
      </div>
      <ProductDetails product={product} />
      {related.length > 0 && (
        <section className="mt-12">
          <h2 className="mb-4 font-semibold text-lg">{words.related}</h2>
          <ProductTiles products={related} view={view} prices={prices} />
        </section>
      )}
    </article>
  );
}
