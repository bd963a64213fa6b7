import type { AnswerOf } from '@/api/call';
import { formatDate, formatDateTime } from '@/lib/dates';
import { reviewsListWords as words } from '@/locales/nl/admin/reviews';
import { Button } from '../ui/button';

export type ManagedReview = AnswerOf<'reviews.managed'>[number];

interface ReviewRowProps {
  review: ManagedReview;
  onAnswer: () => void;
}

/** A review, the answer of the shop, and the button that writes or changes it. */
export function ReviewRow({ review, onAnswer }: ReviewRowProps) {
  const { stars, title, text, author, about, writtenOn, answer, answeredAt } = review;
  const facts = [words.stars(stars), author, about, formatDate(writtenOn)].filter((fact) => fact !== '');
  const action = answer === '' ? words.write : words.change;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="wrap-anywhere flex min-w-0 flex-1 basis-72 flex-col gap-1">
        <h2 className="font-semibold">{title || words.untitled}</h2>
        <p className="text-ink-soft text-sm">{facts.join(' · ')}</p>
        {text !== '' && <p className="max-w-prose whitespace-pre-line text-sm">{text}</p>}
        {answer !== '' && answeredAt && (
          <div className="mt-2 border-line border-l-4 pl-4">
            <p className="max-w-prose whitespace-pre-line text-sm">{answer}</p>
            <p className="text-ink-soft text-sm">{words.answeredAt(formatDateTime(answeredAt))}</p>
          </div>
        )}
      </div>
      <Button look="outline" size="s" aria-label={words.about(action, title || author)} onClick={onAnswer}>
        {action}
      </Button>
    </li>
  );
}
