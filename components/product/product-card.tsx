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
 * One product in a list. The style sheet lays it out as a row or as a tile, by the view the visitor chose.
 * Rendered on the server for the first page, in the browser for those that follow.
 */
export function ProductCard({ product, buy, eager }: ProductCardProps) {
  const href = productUrl({ id: product.productId, slug: product.slug });
  return (
    <article className="product-card">
      <IntentLink href={href} tabIndex={-1} aria-hidden="true" className="card-picture">
        <Picture
          src={product.image}
          alt=""
          width={240}
          height={240}
          eager={eager}
          className="size-full object-contain"
        />
      </IntentLink>
      <div className="card-text flex min-w-0 flex-col gap-1">
        <h3 className="line-clamp-2 font-semibold leading-snug">
          <IntentLink href={href} className="hover:text-brand-strong hover:underline">
            {product.productName}
          </IntentLink>
        </h3>
        <p className="truncate text-ink-soft text-sm">
          {words.articleNumber(product.productExtCode)} · {product.brand}
        </p>
        <p className="text-sm">
          <StockDot stock={product.stock} deliveryDays={product.deliveryDays} />
        </p>
        {(product.isSale || product.houseBrand) && (
          <p className="mt-1 flex gap-1.5">
            {product.isSale && <Badge tone="accent">{words.sale}</Badge>}
            {product.houseBrand && <Badge tone="brand">{words.houseBrand}</Badge>}
          </p>
        )}
      </div>
      {buy}
    </article>
  );
}
