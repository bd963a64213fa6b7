'use client';

import { formatDate } from '@/lib/dates';
import { ACCOUNT } from '@/lib/urls/account-urls';
import { CART } from '@/lib/urls/page-urls';
import { customerDashboard } from '@/locales/nl/account/customer-dashboard';
import type { CustomerDashboard, StartLine } from '@/store/customer-dashboard';
import { orderUrl } from '../../orders/order-filter';
import { useOrderLines } from '../../purchase-rhythm/use-order-lines';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Picture } from '../../ui/picture';
import { SiteLink } from '../../ui/site-link';
import { DashboardCard, TipCard } from './dashboard-card';

const words = customerDashboard.reorder;
/** Lines that fit in the card. */
const MAX_LINES = 3;

interface Offer {
  lead: string;
  lines: StartLine[];
  action: string;
  /** Page where the lines can be changed first. */
  change: { href: string; label: string };
}

/** The products due by the customer's purchase rhythm; when none are due, the latest order. */
function offerOf({ due, dueCount, again, latest }: CustomerDashboard): Offer | undefined {
  if (due.length > 0) {
    return {
      lead: words.due(dueCount),
      lines: due,
      action: words.addDue(due.length),
      change: { href: ACCOUNT, label: words.choose },
    };
  }
  const [last] = latest;
  if (!last) return undefined;
  const { lines, of } = again;
  return {
    lead: lines.length > 0 ? words.last(last.orderNumber, formatDate(last.orderDate)) : words.gone,
    lines,
    action: words.addAll(lines.length, of),
    change: { href: orderUrl(last.orderNumber), label: words.choose },
  };
}

/** Moves the focus from the removed button to the link, unless it has moved elsewhere. */
function takeFocus(link: HTMLAnchorElement | null) {
  if (document.activeElement === document.body) link?.focus();
}

/** Reorders the due products, or the latest order, with one click. */
export function ReorderCard({ start }: { start: CustomerDashboard }) {
  const { busy, result, ordered, order } = useOrderLines();
  const offer = offerOf(start);
  if (!offer) return <TipCard icon="box" tip={customerDashboard.tips.reorder} href="#assortiment" />;
  const { lead, lines, action, change } = offer;
  const press = () =>
    order(
      lines.map(({ productId, unitId, quantity }) => ({ productID: productId, unitID: unitId, quantity })),
    );
  return (
    <DashboardCard icon="undo" title={words.title}>
      <p role="status">{result ? result.text : lead}</p>
      <ul>
        {lines.slice(0, MAX_LINES).map(({ productId, unitId, name, quantity, unit, image }) => (
          <li key={`${productId}-${unitId}`}>
            {image && <Picture src={image} alt="" width={64} height={64} load="small" />}
            <b>{name}</b>
            <span>{words.line(quantity, unit)}</span>
          </li>
        ))}
      </ul>
      <div className="dashboard-foot">
        {ordered ? (
          <a ref={takeFocus} href={CART} className={buttonClass()}>
            <Icon name="cart" />
            {words.toCart}
          </a>
        ) : (
          lines.length > 0 && (
            <Button busy={busy} onClick={press}>
              <Icon name="cart" />
              {action}
            </Button>
          )
        )}
        <SiteLink href={change.href} className={buttonClass('outline')}>
          {change.label}
        </SiteLink>
      </div>
    </DashboardCard>
  );
}
