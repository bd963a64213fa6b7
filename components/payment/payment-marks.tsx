import type { PaymentSource } from '@toonbank/contract';
import { isOnline, onlineMethods, paymentName } from '@toonbank/contract/payment/methods';
import { layout } from '@/locales/nl/layout';
import { PaymentMark } from './payment-mark';

/**
 * The payment methods of the footer: those of this shop, and all online ones where it offers any. The checkout says which
 * of them this shop does not offer (docs/behaviour.md §10.2).
 */
export function PaymentMarks({ payments }: { payments: readonly PaymentSource[] }) {
  const sources = new Set<PaymentSource>([...payments, ...(payments.some(isOnline) ? onlineMethods : [])]);
  if (sources.size === 0) return null;
  return (
    <ul aria-label={layout.footer.payments}>
      {[...sources].map((source) => (
        <li key={source}>
          <PaymentMark source={source} />
          {paymentName(source)}
        </li>
      ))}
    </ul>
  );
}
