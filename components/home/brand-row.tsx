import { brandUrl } from '@/lib/urls/brand-url';
import { BRANDS } from '@/lib/urls/page-urls';
import { home as words } from '@/locales/nl/home';
import type { Brand } from '../brand/brand';
import { BrandLogo } from '../brand/brand-logo';
import { SiteLink } from '../ui/site-link';

/** The logos of the brands, each to its page. */
export function BrandRow({ brands }: { brands: Brand[] }) {
  if (brands.length === 0) return null;
  return (
    <section aria-labelledby="merken" className="wrap home-row brand-row far">
      <div className="home-head">
        <h2 id="merken">{words.brands}</h2>
        <SiteLink href={BRANDS}>{words.allBrands}</SiteLink>
      </div>
      <ul>
        {brands.map((brand) => (
          <li key={brand.name}>
            <SiteLink href={brandUrl(brand.name)} aria-label={brand.name}>
              <BrandLogo brand={brand} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
