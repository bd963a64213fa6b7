import { useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { formatDate, formatDateTime } from '@/lib/dates';
import { standingTexts, withdrawalsWords as words } from '@/locales/nl/admin/withdrawals';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { useAttempt } from '../shared/use-attempt';
import { Button } from '../ui/button';

type Listed = AnswerOf<'withdrawals.list'>[number];

interface WithdrawalRowProps {
  withdrawal: Listed;
  onChanged: () => Promise<void>;
}

const articlesOf = ({ lines, articles }: Listed) =>
  [
    ...lines.map(
      ({ quantity, unit, name, articleNumber }) =>
        `${quantity} × ${unit.replace(/^per /, '')} ${name} (${articleNumber})`,
    ),
    articles,
  ]
    .filter((text) => text !== '')
    .join('\n') || words.whole;

/** A statement, what the shop knows of its order, and the button that takes it off the list. */
export function WithdrawalRow({ withdrawal, onChanged }: WithdrawalRowProps) {
  const dispatch = useAppDispatch();
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);
  const { id, orderNumber, name, email, receivedAt, handledAt, standing, refundBy } = withdrawal;
  const isHandled = handledAt !== null;
  const action = isHandled ? words.reopen : words.handle;
  const change = async () => {
    setBusy(true);
    const request = { withdrawalID: id, handled: !isHandled };
    if (await attempt(() => dispatch(callApi('withdrawals.setHandled', request)))) await onChanged();
    setBusy(false);
  };
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-4">
      <div className="wrap-anywhere flex min-w-0 flex-1 basis-72 flex-col gap-1">
        <h2 className="font-semibold">{words.order(orderNumber)}</h2>
        <p className="text-sm">
          {name} ·{' '}
          <a href={`mailto:${email}`} className="underline underline-offset-4">
            {email}
          </a>
        </p>
        <p className="whitespace-pre-line text-sm">{articlesOf(withdrawal)}</p>
        <p className="text-sm">{standingTexts[standing](withdrawal)}</p>
        <p className="text-ink-soft text-sm">
          {words.received(formatDateTime(receivedAt))}.{' '}
          {isHandled
            ? `${words.handledAt(formatDateTime(handledAt))}.`
            : words.refundBy(formatDate(refundBy))}
        </p>
      </div>
      <Button
        look="outline"
        size="s"
        busy={busy}
        aria-label={words.about(action, orderNumber)}
        onClick={() => void change()}
      >
        {action}
      </Button>
    </li>
  );
}
