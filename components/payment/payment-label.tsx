import type { PaymentOption } from '@/api/types';
import { payments as words } from '@/locales/nl/checkout/payments';
import { PaymentMark } from './payment-mark';

/** A payment method to choose: its name, what happens then, and its mark at the other side. */
export const PaymentLabel = ({ option: { source, label, kind } }: { option: PaymentOption }) => (
  <>
    <span>
      <strong className="block">{label}</strong>
      <span className="text-ink-soft text-sm">{words.how[source] ?? words.kinds[kind]}</span>
    </span>
    <PaymentMark source={source} className="h-8 w-12 shrink-0 rounded-s border border-line" />
  </>
);
