import { slugify } from '@/lib/slug';
import { productUrl } from '@/lib/urls/product-url';
import { ProductName } from '../ui/product-name';
import { SiteLink } from '../ui/site-link';
import type { Card } from './card';

/** The name of a product on a card or a tile. */
export const CardName = ({ card: { id, slug, name, lead } }: { card: Card }) => (
  <h3>
    <SiteLink href={productUrl({ id, slug: slug ?? slugify(name) })}>
      <ProductName name={name} lead={lead} />
    </SiteLink>
  </h3>
);
