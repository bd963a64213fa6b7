import type { CartItem } from '@/api/types';
import { formatEuro } from '@/lib/money';
import { cart as cartWords, review as words } from '@/locales/nl/cart/cart';
import { checkout } from '@/locales/nl/checkout/checkout';
import { countOf } from '@/locales/nl/product/units';
import { UnitPrice } from '../buying/indication/unit-price';
import type { PriceView } from '../shop';
import { ProductName } from '../ui/product-name';

export function SummaryLines({ items, view }: { items: CartItem[]; view: PriceView }) {
  return (
    <details open>
      <summary className="cursor-pointer text-sm">{words.items(items.length)}</summary>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
        tabIndex={0}
        aria-label={checkout.lines}
        className="summary-lines"
      >
        {items.map((item) => (
          <li key={item.key} className="flex justify-between gap-4">
            <span className="min-w-0">
              <span className="block">
                <ProductName name={item.productName} lead={item.nameLead} />
              </span>
              <Details item={item} view={view} />
            </span>
            {item.total !== undefined && (
              <span className="tabular-nums">
                {formatEuro((view === 'both' ? item.totalIncl : item.total) ?? item.total)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Details({ item, view }: { item: CartItem; view: PriceView }) {
  const unit = item.units.find(({ puId }) => puId === item.unitOnCart)?.unitName ?? '';
  return (
    <span className="block text-ink-soft text-xs">
      {countOf(item.quantityOnCart, unit)}
      {item.unitPrice && (
        <>
          {' · '}
          <UnitPrice unitPrice={item.unitPrice} view={view} />
        </>
      )}
      {item.selectedOptions.map(({ productId, productName }) => (
        <span key={productId} className="block">
          {cartWords.option(productName)}
        </span>
      ))}
      {item.comment && <span className="block italic">{item.comment}</span>}
      {!item.available && <span className="block font-medium text-danger">{checkout.short}</span>}
    </span>
  );
}
