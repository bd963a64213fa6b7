import type { OrderRow } from '@/api/types';
import { orderPage as words } from '@/locales/nl/account/order-page';
import { ProductName } from '../ui/product-name';

/** The name of an ordered article, and the customer's remark on it. */
export const ArticleCell = ({ row }: { row: OrderRow }) => (
  <>
    <ProductName name={row.orderrowName} lead={row.nameLead} />
    {row.comment && (
      <span className="block whitespace-pre-line text-ink-soft text-sm">{words.remark(row.comment)}</span>
    )}
  </>
);
