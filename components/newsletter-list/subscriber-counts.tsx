import { useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { newsletterListWords as words } from '@/locales/nl/admin/newsletter';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';

type Counts = AnswerOf<'newsletter.counts'>;

/** How many addresses there are, by state. Without an answer a dash: the list below says what failed. */
export function SubscriberCounts() {
  const dispatch = useAppDispatch();
  const [counts, setCounts] = useState<Counts>();
  useEffect(() => {
    void dispatch(callApi('newsletter.counts', {})).then((outcome) => {
      if ('value' in outcome) setCounts(outcome.value);
    });
  }, [dispatch]);
  const facts = [
    [words.confirmed, counts?.confirmed],
    [words.pending, counts?.pending],
    [words.signedOut, counts?.signedOut],
  ] as const;
  return (
    <dl
      aria-label={words.counts}
      className="flex flex-wrap gap-x-10 gap-y-3 rounded-l bg-surface-alt p-4 md:p-6"
    >
      {facts.map(([term, count]) => (
        <div key={term}>
          <dt className="text-ink-soft text-sm">{term}</dt>
          <dd className="font-semibold text-lg">{count ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
