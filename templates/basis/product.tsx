import { Suspense } from 'react';
import { toBuyable } from '@/components/buying/buyable';
import { toChoiceGroups } from '@/components/buying/choice';
import { fetchPricesAhead } from '@/components/buying/fetch-prices-ahead';
import { withUse } from '@/components/buying/indication/with-use';
import { OrderPanel } from '@/components/buying/order-panel';
import { SessionOrderPanel } from '@/components/buying/session-order-panel';
import { WithdrawalNote } from '@/components/checkout/withdrawal-note';
import { ProductPictures } from '@/components/gallery/product-pictures';
import { CountLink } from '@/components/product/count-link';
import { ProductFamily } from '@/components/product/family/product-family';
import { HazardLabel } from '@/components/product/hazard-label';
import { LastViewed } from '@/components/product/last-viewed';
import { LazyAlternative } from '@/components/product/lazy-carousels';
import { ProductDetails } from '@/components/product/product-details';
import { ProductHeading } from '@/components/product/product-heading';
import { ProductLists } from '@/components/product/product-lists';
import { ProductStock, SessionProductStock } from '@/components/product/product-stock';
import { QuestionLink } from '@/components/product/question-link';
import { alternativeTo, relatedIds } from '@/components/product/related-products';
import { SheetLink } from '@/components/product/sheet-link';
import { toTile } from '@/components/product-card/tile';
import { priceView } from '@/components/shop';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { DeferredContent } from '@/components/ui/deferred-content';
import { isLargeFamily } from '@/lib/catalogue/large-family';
import { groupUrl } from '@/lib/urls/group-url';
import type { ProductPageProps } from '../props';

/** One product: pictures, description, price and related products. */
export function ProductPage({ shop, audience, product, groups, around, delivery, own }: ProductPageProps) {
  const view = priceView(shop, audience);
  const buyable = toBuyable(product, view);
  const alternative = alternativeTo(product, around);
  const shown = isLargeFamily(product) ? [] : [around.matching, around.linked, around.related];
  const ids = [product.productId, ...relatedIds(alternative, shown)];
  // The related products are the same on every customer's page; the browser requests the customer's prices.
  const follow = own && { pricesFrom: fetchPricesAhead(ids.map((productId) => ({ productId }))) };
  const panel = (
    <OrderPanel
      product={view === 'hidden' ? buyable : withUse(buyable, product)}
      stock={product.stock}
      options={toChoiceGroups(product, view)}
      view={view}
      pending={own !== undefined}
    />
  );
  const stock = <ProductStock product={product} promise={delivery} />;
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
            {own ? (
              <Suspense fallback={stock}>
                <SessionProductStock product={product} promise={delivery} own={own} />
              </Suspense>
            ) : (
              stock
            )}
          </ProductHeading>
          <div className="buy-panel">
            {own ? (
              <Suspense fallback={panel}>
                <SessionOrderPanel product={product} view={view} own={own} />
              </Suspense>
            ) : (
              panel
            )}
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
          {shop.prices === 'public' && <WithdrawalNote />}
        </div>
      </div>
      <ProductFamily product={product} view={view} own={own} />
      <DeferredContent>
        <ProductDetails product={product} />
        <ProductLists {...{ product, around, view, ...follow }} group={groups.at(-1)} />
        <LastViewed productId={product.productId} view={view} />
      </DeferredContent>
    </article>
  );
}
