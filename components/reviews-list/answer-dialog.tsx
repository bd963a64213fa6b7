import { type FormEvent, useId, useState } from 'react';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { reviewsListWords as words } from '@/locales/nl/admin/reviews';
import { TextArea } from '../form/text-area';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import type { ManagedReview } from './review-row';
import { useAnswer } from './use-answer';

interface AnswerDialogProps {
  review: ManagedReview;
  onSaved: (sentence: string) => Promise<void>;
  onClose: () => void;
}

/** Writes, changes or removes the answer to a review. What is typed stays when it is refused. */
export function AnswerDialog({ review, onSaved, onClose }: AnswerDialogProps) {
  const id = useId();
  const [text, setText] = useState(review.answer);
  const { failure, other, isBusy, save } = useAnswer(review);
  const send = async (answer: string) => {
    if (await save(answer)) await onSaved(answer === '' ? words.removed : words.written);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(text.trim());
  };
  return (
    <Dialog title={review.title || words.untitled} onClose={onClose}>
      <form onSubmit={submit} className="wrap-anywhere flex flex-col gap-4">
        <p className="whitespace-pre-line text-ink-soft text-sm">{review.text}</p>
        {other && (
          <Notice tone="warning" urgent>
            <p>{other.answer === '' ? words.conflictRemoved : words.conflict}</p>
            <p className="mt-1 whitespace-pre-line">{other.answer}</p>
          </Notice>
        )}
        {failure && (
          <Notice tone="danger" urgent>
            {adminErrorText(failure)}
          </Notice>
        )}
        <TextArea
          id={id}
          label={words.yourAnswer}
          hint={words.hint}
          rows={6}
          maxLength={2000}
          required
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isBusy}>
            {words.save}
          </Button>
          {(other ?? review).answer !== '' && (
            <Button look="outline" busy={isBusy} onClick={() => void send('')}>
              {words.remove}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
