import { waitingOrder as words } from '@/locales/nl/checkout/waiting-order';

/** Tells screen readers which order a button is for, where several orders have the same buttons. */
export function OfOrder({ number }: { number: string | undefined }) {
  return number === undefined ? null : <span className="sr-only">{words.ofOrder(number)}</span>;
}
