import { withdrawal as words } from '@/locales/nl/checkout/withdrawal';

/**
 * A consumer's legal right of withdrawal, at the checkout and after it. The link opens a new tab, so nothing
 * typed is lost.
 */
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
