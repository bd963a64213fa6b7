import type { Address, Cart } from '@/api/types';
import { formatFullDay } from '@/lib/days/day-names';
import { formatWindow } from '@/lib/days/time-window';
import { checkout as words } from '@/locales/nl/checkout/checkout';
import { delivery } from '@/locales/nl/checkout/delivery';
import { AddressLines } from '../shared/address-lines';
import type { Shop } from '../shop';
import { daysOf } from './delivery/delivery-days';

export interface SummaryFactsProps {
  checkout: Cart;
  /** Delivery address; absent for pickup or when there is none. */
  address: Address | undefined;
  branch: Shop['branch'];
  payment: string | undefined;
}

/** Delivery, time and payment in a few lines. */
export function SummaryFacts({ checkout, address, branch, payment }: SummaryFactsProps) {
  const { pickup, deliveryDate, deliveryTime } = checkout;
  const [soonest] = daysOf(checkout);
  const day = deliveryDate
    ? formatFullDay(deliveryDate)
    : soonest && delivery.soonest(formatFullDay(soonest));
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
      {pickup ? (
        <Fact label={words.fetchAt}>
          {branch.company}, {branch.street}, {branch.city}
        </Fact>
      ) : (
        address && (
          <Fact label={words.deliverTo}>
            <AddressLines address={address} />
          </Fact>
        )
      )}
      {day && (
        <Fact label={words.day}>
          {day}
          {deliveryTime && `, ${formatWindow(deliveryTime)}`}
        </Fact>
      )}
      {payment && <Fact label={words.payBy}>{payment}</Fact>}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
