import type { PaymentOption } from '@/api/types';
import { payments as words } from '@/locales/nl/checkout/payments';
import { PaymentMark } from './payment-mark';

interface PaymentLabelProps {
  option: PaymentOption;
  /** Text with the available credit. */
  credit?: string | undefined;
}

/** A payment method to choose: its name, what happens then, and its mark at the other side. */
export const PaymentLabel = ({ option: { source, label, kind }, credit }: PaymentLabelProps) => (
  <>
    <span>
      <strong className="block">{label}</strong>
      <span className="text-ink-soft text-sm">{words.how[source] ?? words.kinds[kind]}</span>
      {credit && <span className="mt-1 block text-sm">{credit}</span>}
    </span>
    <PaymentMark source={source} className="h-8 w-12 shrink-0 rounded-s border border-line" />
  </>
);
