import type { Product } from '@/api/types';
import { productSheetUrl } from '@/lib/urls/product-sheet-url';
import { documents } from '@/locales/nl/documents';
import { product as words } from '@/locales/nl/product/product';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';

/** The product sheet, a PDF in a new window: a link, so that it works without JavaScript. */
export function SheetLink({ product: { productId, slug } }: { product: Product }) {
  return (
    <a
      href={productSheetUrl({ id: productId, slug })}
      target="_blank"
      rel="noopener"
      className={buttonClass('outline', 's', 'sheet-link')}
    >
      <Icon name="invoice" />
      {documents.productSheet}
      <span className="sr-only">{words.newWindow}</span>
    </a>
  );
}
