import { formatPreciseMoment } from '@/lib/dates';
import { withdrawal as words } from '@/locales/nl/withdrawal';
import { DoneNotice } from '../shared/done-notice';
import { buttonClass } from '../ui/button';
import { SiteLink } from '../ui/site-link';
import type { Receipt } from './use-withdrawal';

/** Stands in place of the form. Without JavaScript date and time are in the mail only. */
export const ReceivedNotice = ({ receipt }: { receipt?: Receipt }) => (
  <DoneNotice
    heading="h2"
    title={words.receivedTitle}
    action={
      <SiteLink href="/" className={buttonClass('outline')}>
        {words.onwards}
      </SiteLink>
    }
  >
    {receipt && (
      <p className="mt-1 font-medium">
        {words.receivedAt(formatPreciseMoment(new Date(receipt.receivedAt)))}
      </p>
    )}
    <p className="mt-1">{receipt ? words.receipt(receipt.email) : words.receiptByMail}</p>
    <p className="mt-2">{words.next}</p>
  </DoneNotice>
);
