import type { OrderListItem, RefusedLine } from '@/api/types';
import { lineProblems } from '@/locales/nl/order-lists/order-list-pages';

interface RefusedElsewhereProps {
  /** Lines on this page: each shows its own problem. */
  items: OrderListItem[];
  refused: Readonly<Record<number, RefusedLine>>;
}

/** Refused lines that are on another page. */
export function RefusedElsewhere({ items, refused }: RefusedElsewhereProps) {
  const here = new Set(items.map(({ product }) => product.productId));
  const elsewhere = Object.values(refused).filter(({ productId }) => !here.has(productId));
  if (elsewhere.length === 0) return null;
  return (
    <ul className="mt-3 list-disc pl-5">
      {elsewhere.map(({ productId, productName, reason }) => (
        <li key={productId}>
          {productName}: {reason === 'insufficient_stock' ? lineProblems.soldOut : lineProblems[reason]}
        </li>
      ))}
    </ul>
  );
}
