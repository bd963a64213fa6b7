import { waitingOrder as words } from '@/locales/nl/checkout/waiting-order';
import { SiteLink } from '../ui/site-link';
import { orderUrl } from './order-filter';

/** From an unpaid order to the page where it can be paid. */
export const PayLink = ({ orderNumber }: { orderNumber: string }) => (
  <SiteLink
    href={orderUrl(orderNumber)}
    aria-label={words.payOrder(orderNumber)}
    className="inline-flex min-h-6 items-center font-semibold underline underline-offset-2"
  >
    {words.pay}
  </SiteLink>
);
