import type { ReactNode } from 'react';
import type { Product } from '@/api/types';
import { brandUrl } from '@/lib/urls/brand-url';
import { supplierUrl } from '@/lib/urls/supplier-urls';
import { product as words } from '@/locales/nl/product/product';
import { deliveryText, stockState } from '../product-card/card';
import { Badge } from '../ui/badge';
import { SiteLink } from '../ui/site-link';

interface ProductHeadingProps {
  product: Product;
  /** Text beside the delivery time. */
  children?: ReactNode;
}

/** Name, brand, badges and delivery time of a product. */
export function ProductHeading({ product, children }: ProductHeadingProps) {
  const { productName, productExtCode, brand, isSale, houseBrand, supplier } = product;
  return (
    <>
      <h1>{productName}</h1>
      <p className="product-facts">
        <span>{words.articleNumber(productExtCode)}</span>
        <SiteLink href={brandUrl(brand)}>{brand}</SiteLink>
        {supplier && (
          <span>
            {words.supplier}: <SiteLink href={supplierUrl(supplier)}>{supplier.name}</SiteLink>
          </span>
        )}
      </p>
      <p className="product-state">
        <span className={`stock stock-${stockState(product)}`}>{deliveryText(product)}</span>
        {children}
        {isSale && <Badge tone="accent">{words.sale}</Badge>}
        {houseBrand && <Badge tone="brand">{words.houseBrand}</Badge>}
      </p>
    </>
  );
}
