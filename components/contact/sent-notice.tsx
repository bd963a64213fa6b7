import { contact as words } from '@/locales/nl/contact';
import { DoneNotice } from '../shared/done-notice';
import { Button } from '../ui/button';

interface SentNoticeProps {
  email: string;
  newsletter: boolean;
  onAgain: () => void;
}

/** Confirmation in place of the form. */
export const SentNotice = ({ email, newsletter, onAgain }: SentNoticeProps) => (
  <DoneNotice
    heading="h3"
    title={newsletter ? words.subscribedTitle : words.sentTitle}
    action={
      !newsletter && (
        <Button look="outline" size="s" onClick={onAgain}>
          {words.another}
        </Button>
      )
    }
  >
    <p className="mt-1">{newsletter ? words.subscribed(email) : words.sent(email)}</p>
  </DoneNotice>
);
