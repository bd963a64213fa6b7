import { toBuyable } from '@/components/buying/buyable';
import { toChoiceGroups } from '@/components/buying/choice';
import { fetchPricesAhead } from '@/components/buying/fetch-prices-ahead';
import { withUse } from '@/components/buying/indication/with-use';
import { OrderPanel } from '@/components/buying/order-panel';
import { WithdrawalNote } from '@/components/checkout/withdrawal-note';
import { ProductPictures } from '@/components/gallery/product-pictures';
import { CountLink } from '@/components/product/count-link';
import { ProductFamily } from '@/components/product/family/product-family';
import { HazardLabel } from '@/components/product/hazard-label';
import { LastViewed } from '@/components/product/last-viewed';
import { LazyAlternative } from '@/components/product/lazy-carousels';
import { LazyCustomerPart } from '@/components/product/lazy-customer-parts';
import { ProductDetails } from '@/components/product/product-details';
import { ProductHeading } from '@/components/product/product-heading';
import { ProductLists } from '@/components/product/product-lists';
import { ProductStock } from '@/components/product/product-stock';
import { QuestionLink } from '@/components/product/question-link';
import { alternativeTo, pricedIds } from '@/components/product/related-products';
import { SheetLink } from '@/components/product/sheet-link';
import { toTile } from '@/components/product-card/tile';
import { priceView } from '@/components/shop';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { DeferredContent } from '@/components/ui/deferred-content';
import { isLargeFamily } from '@/lib/catalogue/large-family';
import { groupUrl } from '@/lib/urls/group-url';
import type { ProductPageProps } from '../props';

/** One product: pictures, description, price and related products. */
export function ProductPage({ shop, audience, product, ...rest }: ProductPageProps) {
  const { groups, around, delivery, hasRight } = rest;
  const view = priceView(shop, audience);
  const buyable = toBuyable(product, view);
  const alternative = alternativeTo(product, around);
  const shown = isLargeFamily(product) ? [] : [around.matching, around.linked, around.related];
  // All customers share the page; the browser requests the customer's prices.
  const pricesFrom =
    audience === 'customer' ? fetchPricesAhead(pricedIds(product, alternative, shown)) : undefined;
  const follow = pricesFrom !== undefined && { pricesFrom };
  const panel = {
    product: view === 'hidden' ? buyable : withUse(buyable, product),
    stock: product.stock,
    options: toChoiceGroups(product, view),
    view,
  };
  return (
    <article className="wrap product-page">
      <Breadcrumbs
        crumbs={groups.map((group) => ({ label: group.siteLabel, href: groupUrl(group) }))}
        current={product.productName}
      />
      <div className="product-top">
        <ProductPictures
          images={product.images.length > 0 ? product.images : [product.image]}
          name={product.productName}
        />
        <div className="product-main">
          {/* Of whom a shop buys concerns businesses. */}
          <ProductHeading product={shop.prices === 'public' ? { ...product, supplier: undefined } : product}>
            <ProductStock product={product} promise={delivery} pricesFrom={pricesFrom} />
          </ProductHeading>
          <div className="buy-panel">
            {follow ? <LazyCustomerPart part="panel" {...panel} {...follow} /> : <OrderPanel {...panel} />}
          </div>
          <HazardLabel hazard={product.hazard} />
          {alternative && (
            <LazyAlternative
              product={buyable}
              alternative={toTile(alternative, view)}
              view={view}
              {...follow}
            />
          )}
          <div className="product-links">
            <SheetLink product={product} />
            {audience === 'customer' && (
              <>
                <QuestionLink productId={product.productId} />
                <CountLink />
              </>
            )}
          </div>
          {shop.prices === 'public' && <WithdrawalNote hasRight={hasRight} />}
        </div>
      </div>
      <ProductFamily product={product} view={view} pricesFrom={pricesFrom} />
      {follow && <LazyCustomerPart part="title" product={buyable} view={view} {...follow} />}
      <DeferredContent>
        <ProductDetails product={product} />
        <ProductLists {...{ product, around, view, ...follow }} group={groups.at(-1)} />
        <LastViewed productId={product.productId} view={view} />
      </DeferredContent>
    </article>
  );
}
