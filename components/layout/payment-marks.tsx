import { layout, paymentNames } from '@/locales/nl/layout';

/** Our own small drawings, one per way to pay: what it is, not whose it is. */
const drawings: Record<string, string> = {
  card: 'M3 6.5h18v11H3zM3 10h18M6 14.5h4',
  circles: 'M13.5 12a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0ZM19.5 12a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0Z',
  bank: 'M4 9.5 12 5l8 4.5zM6.5 9.5v7M12 9.5v7M17.5 9.5v7M4 18.5h16',
  invoice: 'M6.5 4h11v16l-2.2-1.5L12 20l-3.3-1.5L6.5 20zM9.5 8.5h5M9.5 12h5',
  later: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM12 7.5V12l3 2',
};
const drawingOf: Record<string, keyof typeof drawings> = {
  ECBASE: 'invoice',
  BANKTRANS: 'bank',
  IDEAL: 'bank',
  MISTERCASH: 'card',
  VISA: 'card',
  MAESTRO: 'circles',
  MASTERCARD: 'circles',
  AFTERPAY: 'later',
};

/** The ways to pay here, drawn by us. */
export function PaymentMarks({ payments }: { payments: readonly string[] }) {
  return (
    <ul aria-label={layout.footer.payments} className="flex flex-wrap gap-2">
      {payments.map((source) => (
        <li
          key={source}
          className="inline-flex h-8 items-center gap-1.5 rounded-s border border-line bg-surface px-2 font-semibold text-xs"
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            className="size-5 fill-none stroke-2 stroke-brand"
            strokeLinejoin="round"
            strokeLinecap="round"
          >
            <path d={drawings[drawingOf[source] ?? 'card']} />
          </svg>
          {paymentNames[source] ?? source}
        </li>
      ))}
    </ul>
  );
}
