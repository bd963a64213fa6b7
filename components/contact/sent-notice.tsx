import { contact as words } from '@/locales/nl/contact';
import { DoneNotice } from '../shared/done-notice';
import { Button } from '../ui/button';

interface SentNoticeProps {
  email: string;
  onAgain: () => void;
}

/** Confirmation in place of the form. */
export const SentNotice = ({ email, onAgain }: SentNoticeProps) => (
  <DoneNotice
    heading="h3"
    title={words.sentTitle}
    action={
      <Button look="outline" size="s" onClick={onAgain}>
        {words.another}
      </Button>
    }
  >
    <p className="mt-1">{words.sent(email)}</p>
  </DoneNotice>
);
