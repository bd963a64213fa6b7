import type { PurchaseRhythm } from '@/api/types';
import { productUrl } from '@/lib/urls/product-url';
import { rhythm as words } from '@/locales/nl/purchase-rhythm';
import { SiteLink } from '../ui/site-link';

/** Due products that are discontinued, with their house-brand replacement. */
export function DiscontinuedProducts({ gone }: Pick<PurchaseRhythm, 'gone'>) {
  if (gone.length === 0) return null;
  return (
    <section className="mt-4 text-sm">
      <h3 className="font-medium">{words.goneTitle}</h3>
      <ul className="mt-1 grid gap-1 text-ink-soft">
        {gone.map(({ productId, productName, intervalDays, replacement }) => (
          <li key={productId}>
            {words.gone(productName, intervalDays)}.{' '}
            {replacement ? (
              <>
                {words.instead}{' '}
                <SiteLink
                  href={productUrl({ id: replacement.productId, slug: replacement.slug })}
                  className="underline underline-offset-2"
                >
                  {replacement.productName}
                </SiteLink>
              </>
            ) : (
              words.noInstead
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
