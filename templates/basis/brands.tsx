import { BrandIndex } from '@/components/brand/brand-index';
import { HouseBrand } from '@/components/brand/house-brand';
import { TextLink } from '@/components/shared/text-link';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { SUPPLIERS } from '@/lib/urls/supplier-urls';
import { brands as words } from '@/locales/nl/listing/brands';
import type { BrandsProps } from '../props';

/** All brands of the shop: the house brand first, then from A to Z. */
export function BrandsPage({ shop, brands }: BrandsProps) {
  const house = brands.find((brand) => brand.house);
  return (
    <div className="wrap list-page">
      <Breadcrumbs crumbs={[]} current={words.title} />
      <header className="list-head">
        <h1>{words.title}</h1>
        {brands.length > 0 && (
          <p>
            {words.text(brands.length)}{' '}
            {shop.prices !== 'public' && <TextLink href={SUPPLIERS}>{words.toSuppliers}</TextLink>}
          </p>
        )}
      </header>
      {brands.length === 0 && (
        <EmptyState icon={<Icon name="search" className="size-7" />} title={words.none}>
          <SiteLink href="/" className={buttonClass()}>
            {words.toShop}
          </SiteLink>
        </EmptyState>
      )}
      {house && <HouseBrand brand={house} />}
      {brands.length > 0 && (
        // The texts are left out: data of an island is sent twice.
        <BrandIndex brands={brands.map(({ text: _, description: __, ...brand }) => brand)} />
      )}
    </div>
  );
}
