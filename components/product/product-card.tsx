import type { ReactNode } from 'react';
import { productUrl } from '@/lib/product-url';
import { product as words } from '@/locales/nl/product';
import type { ProductDoc } from '@/store/domain';
import { Badge } from '../ui/badge';
import { IntentLink } from '../ui/intent-link';
import { Picture } from '../ui/picture';
import { StockDot } from '../ui/stock-dot';

export interface ProductCardProps {
  product: ProductDoc;
  /** The buying island, with or without prices. */
  buy: ReactNode;
  /** Its picture is on the first screen. */
  eager?: boolean;
}

/**
 * One product in a list. The style sheet lays it out as a row or as a tile, by the view the visitor chose; the link's
 * area covers the picture. Rendered on the server for the first page, in the browser for those that follow.
 */
export function ProductCard({ product, buy, eager }: ProductCardProps) {
  return (
    <article className="card">
      <Picture src={product.image} alt="" width={240} height={240} eager={eager} className="card-picture" />
      <div className="card-text">
        <h3>
          <IntentLink href={productUrl({ id: product.productId, slug: product.slug })}>
            {product.productName}
          </IntentLink>
        </h3>
        <p>{`${words.articleNumber(product.productExtCode)} · ${product.brand}`}</p>
        <StockDot stock={product.stock} deliveryDays={product.deliveryDays} />
        {product.isSale && <Badge tone="accent">{words.sale}</Badge>}
        {product.houseBrand && <Badge tone="brand">{words.houseBrand}</Badge>}
      </div>
      {buy}
    </article>
  );
}
