import { dutchNumber } from '@/lib/dutch-number';
import { formatEuro } from '@/lib/money';
import { shortageUrl } from '@/lib/urls/task-urls';
import { orders as columns } from '@/locales/nl/account/account';
import { orderPage, reorder as words } from '@/locales/nl/account/order-page';
import { askLinks } from '@/locales/nl/tasks/new-task';
import { Checkbox } from '../form/checkbox';
import type { RowOutcome } from '../order-line/cart-row';
import { RowOutcomeNote } from '../order-line/row-outcome';
import { ProductLink } from '../shared/product-link';
import { Picture } from '../ui/picture';
import { ProductName } from '../ui/product-name';
import { SiteLink } from '../ui/site-link';
import type { ReorderRow } from './to-reorder-rows';

interface ReorderLineProps {
  row: ReorderRow;
  /** The order's number, once it is delivered: its lines lead to the report of a shortage. */
  delivered?: string;
  ticked: boolean;
  onTick: () => void;
  outcome?: RowOutcome;
  onTake: (quantity: number) => void;
}

/** A row of an order, and the result of reordering it. */
export function ReorderLine({ row, delivered, ticked, onTick, outcome, onTake }: ReorderLineProps) {
  const { wanted, name } = row;
  const shown = <ProductName name={name} lead={row.nameLead} />;
  return (
    <tr>
      <td className="order-tick no-print">
        <Checkbox checked={ticked} disabled={!wanted} onChange={onTick} aria-label={words.chooseRow(name)} />
      </td>
      <td className="order-picture">
        {row.image && <Picture src={row.image} alt="" width={64} height={64} />}
      </td>
      <td className="order-name">
        {wanted ? (
          <ProductLink id={wanted.productId} slug={row.slug}>
            {shown}
          </ProductLink>
        ) : (
          <span className="font-medium">{shown}</span>
        )}
        {row.comment && <span className="block text-ink-soft">{orderPage.remark(row.comment)}</span>}
        {!wanted && <span className="block text-danger">{words.gone}</span>}
        {delivered && (
          <SiteLink
            href={shortageUrl(delivered, Number(row.key))}
            className="no-print flex min-h-6 w-fit items-center text-ink-soft underline"
          >
            {askLinks.shortage}
            <span className="sr-only">{askLinks.shortageOf(name)}</span>
          </SiteLink>
        )}
        <RowOutcomeNote outcome={outcome} unit={row.unitName} onTake={onTake} />
      </td>
      <td className="order-number">{row.articleNumber}</td>
      <td className="order-quantity numeric">
        <span className="sr-only">{columns.quantity} </span>
        {dutchNumber(row.quantity)}
        <span className="order-times"> ×</span>
      </td>
      <td className="order-unit">{row.unitDesc}</td>
      <td className="order-price numeric">{formatEuro(row.price)}</td>
      <td className="order-total numeric">{formatEuro(row.total)}</td>
    </tr>
  );
}
