import { taskUrl } from '@/lib/urls/task-urls';
import { contact as words } from '@/locales/nl/contact';
import { DoneNotice } from '../shared/done-notice';
import { TextLink } from '../shared/text-link';
import { Button } from '../ui/button';
import type { SentMessage } from './use-contact-form';

interface SentNoticeProps {
  message: SentMessage;
  onAgain: () => void;
}

/** Confirmation in place of the form, with a link to the task of a customer's message. */
export const SentNotice = ({ message: { email, taskId }, onAgain }: SentNoticeProps) => (
  <DoneNotice
    heading="h3"
    title={words.sentTitle}
    action={
      <Button look="outline" size="s" onClick={onAgain}>
        {words.another}
      </Button>
    }
  >
    {taskId === undefined ? (
      <p className="mt-1">{words.sent(email)}</p>
    ) : (
      <p className="mt-1">
        {words.sentTask} <TextLink href={taskUrl(taskId)}>{words.toTask}</TextLink>
      </p>
    )}
  </DoneNotice>
);
