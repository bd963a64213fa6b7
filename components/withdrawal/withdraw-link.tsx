import { withdrawalUrl } from '@/lib/urls/withdrawal-urls';
import { withdrawal as words } from '@/locales/nl/withdrawal';
import { TextLink } from '../shared/text-link';

interface WithdrawLinkProps {
  orderNumber: string;
  /** The last day; null: the order was not delivered yet. */
  until: string | null;
}

/** The right to withdraw from one order, and the way to do it. */
export const WithdrawLink = ({ orderNumber, until }: WithdrawLinkProps) => (
  <section className="no-print mt-8 max-w-2xl">
    <h2 className="mb-1 font-semibold text-lg">{words.orderTitle}</h2>
    <p>
      {until === null ? words.beforeDelivery : words.until(until)}{' '}
      <TextLink href={withdrawalUrl(orderNumber)}>{words.begin}</TextLink>.
    </p>
  </section>
);
