import type { ReactNode } from 'react';
import type { Product } from '@/api/types';
import { brandUrl } from '@/lib/urls/brand-url';
import { supplierUrl } from '@/lib/urls/supplier-urls';
import { product as words } from '@/locales/nl/product/product';
import { Badge } from '../ui/badge';
import { SiteLink } from '../ui/site-link';

interface ProductHeadingProps {
  product: Product;
  /** Stock and delivery time. */
  children: ReactNode;
}

/** Name, brand and badges of a product, with its stock and delivery time. */
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
        {children}
        {isSale && <Badge tone="accent">{words.sale}</Badge>}
        {houseBrand && <Badge tone="brand">{words.houseBrand}</Badge>}
      </p>
    </>
  );
}
