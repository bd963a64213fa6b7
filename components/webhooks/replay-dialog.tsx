import { type FormEvent, useId, useState } from 'react';
import { webhookWords as words } from '@/locales/nl/admin/shop/webhooks';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import { refusalText, type Webhook } from './webhook';

interface ReplayDialogProps {
  webhook: Webhook;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Sends all events since a day again. */
export function ReplayDialog({ webhook, onClose, onDone }: ReplayDialogProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [since, setSince] = useState('');
  const [fault, setFault] = useState('');
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const moment = new Date(`${since}T00:00:00`);
    if (Number.isNaN(moment.getTime())) {
      setFault(words.errors.since);
      return document.getElementById(id)?.focus();
    }
    setFault('');
    setBusy(true);
    const { endpointId: endpointID } = webhook;
    const outcome = await dispatch(callApi('webhooks.replay', { endpointID, since: moment.toISOString() }));
    setBusy(false);
    if ('refusal' in outcome) return setRefusal(refusalText(outcome.refusal));
    onClose();
    onDone(words.replayed(outcome.value.count));
  };
  return (
    <Dialog title={words.replayTitle(webhook.name)} onClose={onClose}>
      <form onSubmit={(event) => void send(event)} noValidate className="flex flex-col gap-4">
        <p className="text-sm">{words.replayText}</p>
        <Field
          id={id}
          label={words.since}
          type="date"
          value={since}
          error={fault === '' ? undefined : fault}
          onChange={({ target }) => setSince(target.value)}
        />
        {refusal !== '' && (
          <Notice tone="danger" urgent>
            {refusal}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={isBusy}>
            {words.replayGo}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
