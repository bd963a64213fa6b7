import { layout, paymentNames } from '@/locales/nl/layout';
import { Icon, type IconName } from '../ui/icon';

/** Icon per payment method; the name is shown as text. */
const drawings: Record<string, IconName> = {
  ECBASE: 'invoice',
  BANKTRANS: 'bank',
  IDEAL: 'bank',
  MISTERCASH: 'card',
  VISA: 'card',
  MAESTRO: 'circles',
  MASTERCARD: 'circles',
  AFTERPAY: 'clock',
};

/** The shop's payment methods, with drawings of our own. */
export function PaymentMarks({ payments }: { payments: readonly string[] }) {
  return (
    <ul aria-label={layout.footer.payments}>
      {payments.map((source) => (
        <li key={source}>
          <Icon name={drawings[source] ?? 'card'} />
          {paymentNames[source] ?? source}
        </li>
      ))}
    </ul>
  );
}
