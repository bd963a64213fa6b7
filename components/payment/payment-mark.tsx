import type { PaymentSource } from '@toonbank/contract';
import { paymentMethods } from '@toonbank/contract/payment/methods';
import { PAYMENT_MARKS } from '@/lib/urls/sprites';

interface PaymentMarkProps {
  source: PaymentSource;
  className?: string;
}

/** Our own drawing that suggests a payment method; no trade mark. Decorative: the name is next to it. */
export const PaymentMark = ({ source, className }: PaymentMarkProps) => (
  <svg aria-hidden="true" className={className}>
    <use href={`${PAYMENT_MARKS}#${paymentMethods[source].mark}`} />
  </svg>
);
