import { SiteLink } from '../ui/site-link';
import { orderUrl } from './order-filter';

/** An order's number, as a link to its page. */
export const OrderLink = ({ number }: { number: string }) => (
  <SiteLink href={orderUrl(number)} className="underline underline-offset-2">
    {number}
  </SiteLink>
);
