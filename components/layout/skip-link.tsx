import { CONTENT_ID, PRODUCTS_ID } from '@/lib/routing/skip-targets';
import { common } from '@/locales/nl/common';

/** In a page with a list, before all filters. */
export const ToProducts = () => (
  <a href={`#${PRODUCTS_ID}`} className="skip-link">
    {common.toProducts}
  </a>
);

export function SkipLink() {
  return (
    <a href={`#${CONTENT_ID}`} className="skip-link">
      {common.skip}
    </a>
  );
}
