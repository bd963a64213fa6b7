import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import type { ErrorCode } from '@/api/types';
import { formatDateTime } from '@/lib/dates';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { mailDeskWords as words } from '@/locales/nl/admin/shop/mails';
import { callApi, type Refusal } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { LoadState } from '../admin/load-state';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import { type DeskMail, kindOf, stateTones } from './mail';

type ShownMail = AnswerOf<'mailDesk.get'>;

function refusalText({ code, fields }: Refusal): string {
  const { mail } = fields;
  return mail === 'queued' || mail === 'not_again' || mail === 'gone' || mail === 'handled'
    ? words.conflicts[mail]
    : adminErrorText(code);
}

interface MailDialogProps {
  mail: DeskMail;
  onClose: () => void;
  /** @param text what was done */
  onDone: (text: string) => void;
}

/** One mail with its text, and the button that sends it again. */
export function MailDialog({ mail, onClose, onDone }: MailDialogProps) {
  const dispatch = useAppDispatch();
  const [shown, setShown] = useState<ShownMail>();
  const [failure, setFailure] = useState<ErrorCode>();
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState<'resend' | 'dismiss'>();
  const { mailId: mailID } = mail;
  const load = useCallback(async () => {
    setFailure(undefined);
    const outcome = await dispatch(callApi('mailDesk.get', { mailID }));
    if ('value' in outcome) setShown(outcome.value);
    else setFailure(outcome.refusal.code);
  }, [dispatch, mailID]);
  useEffect(() => void load(), [load]);
  const handle = async (verb: 'resend' | 'dismiss') => {
    if (busy) return;
    setBusy(verb);
    const outcome = await dispatch(callApi(`mailDesk.${verb}`, { mailID }));
    setBusy(undefined);
    if ('value' in outcome) return onDone((verb === 'resend' ? words.resent : words.left)(mail.recipient));
    setRefusal(refusalText(outcome.refusal));
    await load();
  };
  return (
    <Dialog title={words.titleOf(kindOf(mail), mail.recipient)} onClose={onClose}>
      {shown ? <Message shown={shown} /> : <LoadState failure={failure} onRetry={() => void load()} />}
      {refusal !== '' && (
        <Notice tone="danger" urgent>
          {refusal}
        </Notice>
      )}
      {shown && (
        <div className="flex flex-wrap gap-3 empty:hidden">
          {shown.again && (
            <Button busy={busy === 'resend'} onClick={() => void handle('resend')}>
              {words.again}
            </Button>
          )}
          {shown.state === 'given_up' && (
            <Button look="outline" busy={busy === 'dismiss'} onClick={() => void handle('dismiss')}>
              {words.leave}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}

function Message({ shown }: { shown: ShownMail }) {
  const { state, sentAt, createdAt, lastError, attempts, message, hidden } = shown;
  const facts = [
    [words.created, formatDateTime(createdAt)],
    ...(sentAt === null ? [] : [[words.sent, formatDateTime(sentAt)]]),
    [words.attempts, String(attempts)],
    ...(lastError === '' ? [] : [[words.lastError, lastError]]),
    ...(message ? [[words.subject, message.subject]] : []),
  ];
  return (
    <>
      <p>
        <Badge tone={stateTones[state]}>{words.states[state]}</Badge>
      </p>
      {state === 'kept' && <Notice tone="warning">{words.kept}</Notice>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {message && (
        <section className="flex flex-col gap-2 border-line border-t pt-4">
          <h3 className="font-semibold text-sm">{words.text}</h3>
          <p className="wrap-anywhere whitespace-pre-line rounded-m bg-surface-alt p-4 text-sm">
            {message.text}
          </p>
          <p className="text-ink-soft text-sm">{words.textHint}</p>
        </section>
      )}
      {hidden && <Notice>{words.hidden[hidden]}</Notice>}
    </>
  );
}
