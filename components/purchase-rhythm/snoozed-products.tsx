import type { PurchaseRhythm } from '@/api/types';
import { formatDate } from '@/lib/dates';
import { rhythm as words } from '@/locales/nl/purchase-rhythm';
import { LinkButton } from '../shared/link-button';

type Snoozed = PurchaseRhythm['snoozed'][number];

interface SnoozedProductsProps {
  snoozed: Snoozed[];
  onShow: (product: Snoozed) => void;
}

/** Snoozed products, collapsed, each with a button to show it again. */
export function SnoozedProducts({ snoozed, onShow }: SnoozedProductsProps) {
  if (snoozed.length === 0) return null;
  return (
    <details className="no-print mt-3 text-sm">
      <summary className="min-h-6 cursor-pointer text-ink-soft">{words.snoozedTitle(snoozed.length)}</summary>
      <ul className="mt-1 divide-y divide-line">
        {snoozed.map((product) => (
          <li key={product.productId} className="flex flex-wrap items-center justify-between gap-x-4 py-1.5">
            <span>
              {product.productName}{' '}
              <span className="text-ink-soft">
                ({product.until ? words.until(formatDate(product.until)) : words.forGood})
              </span>
            </span>
            <LinkButton aria-label={words.showAgainOf(product.productName)} onClick={() => onShow(product)}>
              {words.showAgain}
            </LinkButton>
          </li>
        ))}
      </ul>
    </details>
  );
}
