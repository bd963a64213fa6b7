import { slugify } from '@/lib/slug';
import { productUrl } from '@/lib/urls/product-url';
import { SiteLink } from '../ui/site-link';
import type { Card } from './card';

/** Links to the other sizes, volumes or colours of a card's product. */
export function FamilyLinks({ card: { id, name, slug = slugify(name), family } }: { card: Card }) {
  if (!family) return null;
  const [axis, common, ...members] = family;
  return (
    <p className="family">
      {axis}
      {members.map(([value, rest]) =>
        rest ? (
          <SiteLink key={value} href={productUrl({ id, slug }).slice(0, common) + rest}>
            {value}
          </SiteLink>
        ) : (
          <b key={value}>{value}</b>
        ),
      )}
    </p>
  );
}
