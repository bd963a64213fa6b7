import { slugify } from '@/lib/slug';
import { productUrl } from '@/lib/urls/product-url';
import { buying as words } from '@/locales/nl/product/buying';
import { SiteLink } from '../ui/site-link';
import type { Card } from './card';

/** Name, article number and delivery of a product in a list or a carousel. */
export const CardFacts = ({ card: { id, slug, name, code, brand, later } }: { card: Card }) => (
  <>
    <h3>
      <SiteLink href={productUrl({ id, slug: slug ?? slugify(name) })}>{name}</SiteLink>
    </h3>
    <p>{`${words.articleNumber(code)} · ${brand}`}</p>
    <p className={`stock stock-${later?.stock ?? 'soon'}`}>{later?.delivery ?? words.atOnce}</p>
  </>
);
