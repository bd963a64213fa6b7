import { BrandGroups } from '@/components/brand/brand-groups';
import { BrandLogo } from '@/components/brand/brand-logo';
import { ToProducts } from '@/components/layout/skip-link';
import { ProductListing } from '@/components/listing/product-listing';
import { RichText } from '@/components/shared/rich-text';
import { TextLink } from '@/components/shared/text-link';
import { priceView } from '@/components/shop';
import { Badge } from '@/components/ui/badge';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { brandUrl } from '@/lib/urls/brand-url';
import { BRANDS } from '@/lib/urls/page-urls';
import { supplierUrl } from '@/lib/urls/supplier-urls';
import { brands as words } from '@/locales/nl/listing/brands';
import type { BrandProps } from '../props';

/** A brand: its text, its groups, and its products. */
export function BrandPage({ brand, supplier, ...props }: BrandProps) {
  const { shop, audience, list, query, request, pricesFollow, nearest } = props;
  return (
    <div className="wrap list-page">
      <ToProducts />
      <Breadcrumbs crumbs={[{ label: words.title, href: BRANDS }]} current={brand.name} />
      <header className="brand-head">
        <BrandLogo brand={brand} load="first" />
        <div>
          <h1>
            {brand.name} {brand.house && <Badge tone="brand">{words.house}</Badge>}
          </h1>
          {query.page === 0 && (brand.text || brand.edit) && (
            <RichText html={brand.text ?? ''} edit={brand.edit} />
          )}
          {query.page === 0 && supplier && (
            <p>
              {words.suppliedBy} <TextLink href={supplierUrl(supplier)}>{supplier.name}</TextLink>
            </p>
          )}
        </div>
      </header>
      {query.page === 0 && <BrandGroups brand={brand.name} groups={list.groups} />}
      <ProductListing
        list={list}
        address={{ path: brandUrl(brand.name), query }}
        request={request}
        view={priceView(shop, audience)}
        pricesFollow={pricesFollow}
        nearest={nearest}
      />
    </div>
  );
}
