import type { PaymentSource } from '@toonbank/contract';
import type { ReactNode } from 'react';

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6, strokeLinecap: 'round' } as const;
const circles = (
  <>
    <circle cx="18" cy="15" r="7.5" className="fill-brand opacity-80" />
    <circle cx="27" cy="15" r="7.5" className="fill-accent opacity-80" />
  </>
);
const bank = (
  <path {...stroke} d="M12 12.5 22.5 7 33 12.5ZM15 15v5.5M20 15v5.5M25 15v5.5M30 15v5.5M12.5 23h20" />
);

/** Own drawings that suggest the payment method; no trade marks. */
const drawings: Record<PaymentSource, ReactNode> = {
  ECBASE: <path {...stroke} d="M16 6.5h9l4.5 4.5v12.5H16ZM25 6.5V11h4.5M19 15h7.5M19 19h7.5" />,
  BANKTRANS: bank,
  IDEAL: (
    <>
      <path {...stroke} d="M13 7h10.5a8 8 0 0 1 0 16H13Z" />
      <circle cx="17" cy="11.5" r="1.8" className="fill-accent" />
      <path {...stroke} strokeWidth="2.6" d="M17 16v3.5" />
    </>
  ),
  MISTERCASH: (
    <>
      <path className="fill-brand" d="M9 19.5h11c3.5 0 4.5-4.5 8-4.5h8V8.5H25c-4 0-4.5 5-8 5H9Z" />
      <path className="fill-accent" d="M9 22.5h12c3.5 0 4.5-4.5 8-4.5h7v4.5Z" />
    </>
  ),
  VISA: (
    <>
      <path className="fill-brand" d="M8 7h29v4.5H8ZM8 18.5h29V23H8Z" />
      <path {...stroke} d="M13 15h12" />
    </>
  ),
  MAESTRO: circles,
  MASTERCARD: (
    <>
      {circles}
      <path {...stroke} d="M14 26h17" />
    </>
  ),
  AFTERPAY: (
    <>
      <circle {...stroke} cx="22.5" cy="15" r="8.5" />
      <path {...stroke} d="M22.5 9.5V15l3.5 2.5" />
    </>
  ),
};

/** Decorative: the name is next to it. */
export function PaymentMark({ source }: { source: PaymentSource }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 45 30"
      className="h-8 w-12 shrink-0 rounded-s border border-line bg-surface text-ink"
    >
      {drawings[source]}
    </svg>
  );
}
