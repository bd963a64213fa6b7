import { brands as words } from '@/locales/nl/brands';
import { BrandIndex } from '../brand/brand-index';
import { HouseBrand } from '../brand/house-brand';
import type { BrandsProps } from '../page-props';
import { Breadcrumbs } from '../ui/breadcrumbs';
import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { IntentLink } from '../ui/intent-link';

/** All brands of the shop: its own first, then from A to Z. */
export function BrandsPage({ brands }: BrandsProps) {
  const house = brands.find((brand) => brand.house);
  return (
    <div className="wrap list-page">
      <Breadcrumbs crumbs={[]} current={words.title} />
      <header>
        <h1>{words.title}</h1>
        {brands.length > 0 && <p>{words.text(brands.length)}</p>}
      </header>
      {brands.length === 0 && (
        <EmptyState icon={<Icon name="search" className="size-7" />} title={words.none}>
          <IntentLink href="/" className={buttonClass()}>
            {words.toShop}
          </IntentLink>
        </EmptyState>
      )}
      {house && <HouseBrand brand={house} />}
      {brands.length > 0 && (
        // Texts stay here: an island's data travels twice.
        <BrandIndex brands={brands.map(({ text: _, description: __, ...brand }) => brand)} />
      )}
    </div>
  );
}
