import { useState } from 'react';
import { formatDateTime } from '@/lib/dates';
import { webhookWords as words } from '@/locales/nl/admin/shop/webhooks';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { ConfirmDialog } from '../admin/confirm-dialog';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { ReplayDialog } from './replay-dialog';
import { refusalText, type Webhook, webhookTones } from './webhook';

interface WebhookCardProps {
  webhook: Webhook;
  onOpen: () => void;
  /** @param text what was done @param secret a new secret, to be shown once */
  onDone: (text: string, secret?: string) => void;
  /** A message is on its way. */
  onSent: (text: string) => void;
}

/** One endpoint: where to, about what, whether it works, and what can be done with it. */
export function WebhookCard({ webhook, onOpen, onDone, onSent }: WebhookCardProps) {
  const { endpointId: endpointID, name, url, events, state, offReason, lastDeliveredAt, waiting } = webhook;
  const { formerSecretUntil } = webhook;
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<'test' | 'state'>();
  const [refusal, setRefusal] = useState('');
  const [asked, setAsked] = useState<'remove' | 'rotate' | 'replay'>();
  const run = async (what: 'test' | 'state') => {
    if (busy) return;
    setBusy(what);
    setRefusal('');
    const next = state === 'active' ? 'paused' : 'active';
    const outcome =
      what === 'test'
        ? await dispatch(callApi('webhooks.test', { endpointID }))
        : await dispatch(callApi('webhooks.setState', { endpointID, state: next }));
    setBusy(undefined);
    if ('refusal' in outcome) return setRefusal(refusalText(outcome.refusal));
    if (what === 'test') return onSent(words.tested(name));
    onDone(next === 'paused' ? words.paused(name) : words.switchedOn(name));
  };
  const remove = async () => {
    const outcome = await dispatch(callApi('webhooks.remove', { endpointID }));
    if ('refusal' in outcome) return refusalText(outcome.refusal);
    onDone(words.removed(name));
    return undefined;
  };
  const rotate = async () => {
    const outcome = await dispatch(callApi('webhooks.rotate', { endpointID }));
    if ('refusal' in outcome) return refusalText(outcome.refusal);
    setAsked(undefined);
    onDone('', outcome.value.secret);
    return undefined;
  };
  const close = () => setAsked(undefined);
  return (
    <li className="flex flex-col gap-3 rounded-m border border-line p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{name}</h2>
        <Badge tone={webhookTones[state]}>{words.states[state]}</Badge>
      </div>
      <p className="wrap-anywhere text-sm">{url}</p>
      <ul className="flex flex-wrap gap-1">
        {events.map((type) => (
          <li key={type}>
            <Badge>{words.events[type]}</Badge>
          </li>
        ))}
      </ul>
      {offReason && <Notice tone="danger">{words.offReasons[offReason]}</Notice>}
      <p className="text-ink-soft text-sm">
        {lastDeliveredAt === null
          ? words.neverDelivered
          : words.lastDelivered(formatDateTime(lastDeliveredAt))}
        {waiting > 0 && ` ${words.waiting(waiting)}.`}
        {formerSecretUntil !== null && ` ${words.rotating(formatDateTime(formerSecretUntil))}`}
      </p>
      {refusal !== '' && (
        <Notice tone="danger" urgent>
          {refusal}
        </Notice>
      )}
      <div className="mt-auto flex flex-wrap gap-2">
        <Button look="outline" size="s" aria-label={words.changeOf(name)} onClick={onOpen}>
          {words.change}
        </Button>
        {state !== 'off' && (
          <Button look="outline" size="s" busy={busy === 'test'} onClick={() => void run('test')}>
            {words.test}
          </Button>
        )}
        <Button look="outline" size="s" busy={busy === 'state'} onClick={() => void run('state')}>
          {state === 'active' ? words.pause : words.switchOn}
        </Button>
        {state !== 'off' && (
          <Button look="quiet" size="s" onClick={() => setAsked('replay')}>
            {words.replay}
          </Button>
        )}
        <Button look="quiet" size="s" onClick={() => setAsked('rotate')}>
          {words.rotate}
        </Button>
        <Button look="quiet" size="s" onClick={() => setAsked('remove')}>
          {words.remove}
        </Button>
      </div>
      {asked === 'remove' && (
        <ConfirmDialog
          title={words.removeTitle(name)}
          text={words.removeText}
          yes={words.remove}
          onYes={remove}
          onClose={close}
        />
      )}
      {asked === 'rotate' && (
        <ConfirmDialog
          title={words.rotateTitle(name)}
          text={words.rotateText}
          yes={words.rotate}
          onYes={rotate}
          onClose={close}
        />
      )}
      {asked === 'replay' && <ReplayDialog webhook={webhook} onClose={close} onDone={onSent} />}
    </li>
  );
}
