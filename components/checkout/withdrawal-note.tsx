import { withdrawalUrl } from '@/lib/urls/withdrawal-urls';
import { withdrawal as words } from '@/locales/nl/checkout/withdrawal';
import { withdrawal } from '@/locales/nl/withdrawal';
import { SiteLink } from '../ui/site-link';

interface WithdrawalNoteProps {
  /** The shop has published its page about the right. */
  hasRight: boolean;
  orderNumber?: string;
}

/**
 * A consumer's legal right of withdrawal, where a product is bought, at the checkout and after it. The link opens a
 * new tab, so nothing typed is lost. After the order, a link to withdraw from it.
 */
export function WithdrawalNote({ hasRight, orderNumber }: WithdrawalNoteProps) {
  return (
    <p className="text-ink-soft text-sm">
      <strong className="font-semibold text-ink">{words.title}.</strong> {words.text}
      {hasRight && (
        <>
          {' '}
          <a href={words.href} target="_blank" rel="noopener" className="underline underline-offset-2">
            {words.link}
          </a>
          .
        </>
      )}
      {orderNumber !== undefined && (
        <>
          {' '}
          <SiteLink href={withdrawalUrl(orderNumber)} className="underline underline-offset-2">
            {withdrawal.begin}
          </SiteLink>
          .
        </>
      )}
    </p>
  );
}
