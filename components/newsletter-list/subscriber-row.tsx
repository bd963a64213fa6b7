import type { AnswerOf } from '@/api/call';
import { formatDateTime } from '@/lib/dates';
import { newsletterListWords as words } from '@/locales/nl/admin/newsletter';
import { Button } from '../ui/button';

export type Subscriber = AnswerOf<'newsletter.list'>[number];

interface SubscriberRowProps {
  subscriber: Subscriber;
  onRemove: () => void;
}

/** An address, when it was confirmed, and the button that signs it out. */
export const SubscriberRow = ({ subscriber: { email, confirmedAt }, onRemove }: SubscriberRowProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
    <div className="wrap-anywhere min-w-0 flex-1 basis-64">
      <h2 className="font-semibold">{email}</h2>
      <p className="text-ink-soft text-sm">{words.since(formatDateTime(confirmedAt))}</p>
    </div>
    <Button look="outline" size="s" aria-label={words.about(email)} onClick={onRemove}>
      {words.remove}
    </Button>
  </li>
);
