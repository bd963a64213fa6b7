import { CartContents } from '@/components/cart/cart-contents';
import { ProductTiles } from '@/components/product-card/product-tiles';
import { priceView } from '@/components/shop';
import { cart as words } from '@/locales/nl/cart/cart';
import type { CartProps } from '../props';

export function CartPage({ shop, audience, promotions, pricesFollow }: CartProps) {
  const view = priceView(shop, audience);
  return (
    <div className="wrap cart-page py-8 lg:py-10">
      <h1 className="mb-6 font-bold text-2xl lg:text-3xl">{words.title}</h1>
      <CartContents view={view} audience={audience}>
        {promotions.length > 0 && (
          <section className="no-print mt-14">
            <h2 className="mb-4 font-semibold text-lg">{words.promotions}</h2>
            <ProductTiles products={promotions} view={view} pricesFollow={pricesFollow} />
          </section>
        )}
      </CartContents>
    </div>
  );
}
