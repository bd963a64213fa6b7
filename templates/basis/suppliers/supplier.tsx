import { BrandLogo } from '@/components/brand/brand-logo';
import { ProductListing } from '@/components/listing/product-listing';
import { priceView } from '@/components/shop';
import { Certificates } from '@/components/suppliers/certificates';
import { LastBought } from '@/components/suppliers/last-bought';
import { PartnerRequest } from '@/components/suppliers/partner-request';
import { SafetySheets } from '@/components/suppliers/safety-sheets';
import { SupplierContact } from '@/components/suppliers/supplier-contact';
import { Badge } from '@/components/ui/badge';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { SiteLink } from '@/components/ui/site-link';
import { brandUrl } from '@/lib/urls/brand-url';
import { SUPPLIERS, supplierUrl } from '@/lib/urls/supplier-urls';
import { suppliers as words } from '@/locales/nl/suppliers';
import type { SupplierProps } from '../../props';

/** A supplier or a partner, its certificates, and its products (docs/behaviour.md §13.8). */
export function SupplierPage({ supplier, today, bought, requestKey, ...props }: SupplierProps) {
  const { shop, audience, list, query, request, pricesFollow, nearest } = props;
  const { id, slug, name, service, brands } = supplier;
  const isFirst = query.page === 0;
  return (
    <div className="wrap list-page">
      <Breadcrumbs crumbs={[{ label: words.title(supplier.isPartner), href: SUPPLIERS }]} current={name} />
      <SupplierHead supplier={supplier} full={isFirst} />
      {isFirst && (
        <div className="supplier-about">
          <div className="supplier-facts">
            {service && (
              <PartnerRequest partner={{ id, slug, name, service }} {...{ audience, requestKey }} />
            )}
            {bought && brands.length > 0 && <LastBought bought={bought} />}
            <Certificates certificates={supplier.certificates} today={today} />
            <SafetySheets sheets={supplier.safetySheets ?? []} />
          </div>
          <aside aria-label={words.contact}>
            <SupplierContact supplier={supplier} branch={shop.branch} />
          </aside>
        </div>
      )}
      {brands.length > 0 && (
        <>
          <h2 className="supplier-products">{words.productsOf(name)}</h2>
          <ProductListing
            list={list}
            address={{ path: supplierUrl(supplier), query }}
            request={request}
            view={priceView(shop, audience)}
            pricesFollow={pricesFollow}
            nearest={nearest}
          />
        </>
      )}
    </div>
  );
}

interface SupplierHeadProps {
  supplier: SupplierProps['supplier'];
  /** With description and brands. */
  full: boolean;
}

function SupplierHead({ supplier, full }: SupplierHeadProps) {
  const { name, logo, description, brands, service } = supplier;
  return (
    <header className="supplier-head">
      <BrandLogo brand={{ name, ...(logo !== '' && { logo }) }} load="first" />
      <div>
        <h1>
          {name} {service && <Badge tone="brand">{words.services[service].name}</Badge>}
        </h1>
        {full && description !== '' && <p>{description}</p>}
        {full && brands.length > 0 && (
          <nav aria-label={words.brands} className="supplier-brands">
            {brands.map((brand) => (
              <SiteLink key={brand.name} href={brandUrl(brand.name)}>
                {brand.name} <span>{brand.count}</span>
              </SiteLink>
            ))}
          </nav>
        )}
      </div>
    </header>
  );
}
