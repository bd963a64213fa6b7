import type { Supplier } from '@/api/types';
import { supplierUrl } from '@/lib/urls/supplier-urls';
import { suppliers as words } from '@/locales/nl/suppliers';
import { BrandLogo } from '../brand/brand-logo';
import { Badge } from '../ui/badge';
import { SiteLink } from '../ui/site-link';

/** A supplier or partner in the overview. */
export function SupplierCard({ supplier }: { supplier: Supplier }) {
  const { name, logo, city, brands, service } = supplier;
  const products = brands.reduce((sum, { count }) => sum + count, 0);
  return (
    <li className="supplier-card">
      <BrandLogo brand={{ name, ...(logo !== '' && { logo }) }} />
      <div>
        {service && <Badge tone="brand">{words.services[service].name}</Badge>}
        <h3>
          <SiteLink href={supplierUrl(supplier)}>{name}</SiteLink>
        </h3>
        <p>{service ? words.services[service].text : brands.map((brand) => brand.name).join(', ')}</p>
        <p>
          {[city, products > 0 ? words.products(products) : ''].filter((text) => text !== '').join(' · ')}
        </p>
      </div>
    </li>
  );
}
