import { brandUrl } from '@/lib/urls/brand-url';
import { brands as words } from '@/locales/nl/listing/brands';
import { Badge } from '../ui/badge';
import { SiteLink } from '../ui/site-link';
import type { IndexedBrand } from './brand';
import { BrandLogo } from './brand-logo';
import { letterId } from './letters';

/** One brand in the index; the first brand of a letter renders the letter heading. */
export function BrandTile({ brand, letter }: { brand: IndexedBrand; letter?: string }) {
  return (
    <li>
      {letter && <h2 id={letterId(letter)}>{letter}</h2>}
      <SiteLink href={brandUrl(brand.name)} className="brand-tile">
        <BrandLogo brand={brand} />
        <strong>{brand.name}</strong>{' '}
        <span className="brand-count">
          {words.products(brand.count)} {brand.house && <Badge tone="brand">{words.house}</Badge>}
        </span>
      </SiteLink>
    </li>
  );
}
