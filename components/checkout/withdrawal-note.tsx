import { withdrawal as words } from '@/locales/nl/checkout/withdrawal';

/** What the law gives a consumer, where an order is placed and after it; in a window of its own, so nothing is lost. */
export function WithdrawalNote() {
  return (
    <p className="text-ink-soft text-sm">
      <strong className="font-semibold text-ink">{words.title}.</strong> {words.text}{' '}
      <a href={words.href} target="_blank" rel="noopener" className="underline underline-offset-2">
        {words.link}
      </a>
      .
    </p>
  );
}
