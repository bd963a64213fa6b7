import { type EventType, eventTypes } from '@toonbank/contract/webhooks/events';
import { type FormEvent, useId, useState } from 'react';
import { webhookWords as words } from '@/locales/nl/admin/shop/webhooks';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { FoldedHistory } from '../action-log/folded-history';
import { Checkbox } from '../form/checkbox';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import { refusalText, termsOf, type Webhook } from './webhook';

interface WebhookDialogProps {
  /** Undefined: a new one. */
  webhook: Webhook | undefined;
  onClose: () => void;
  onDone: (text: string, secret?: string) => void;
}

type Faults = Partial<Record<'name' | 'url' | 'events', string>>;

/** Makes an endpoint or changes one. */
export function WebhookDialog({ webhook, onClose, onDone }: WebhookDialogProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [name, setName] = useState(webhook?.name ?? '');
  const [url, setUrl] = useState(webhook?.url ?? 'https://');
  const [events, setEvents] = useState<readonly EventType[]>(webhook?.events ?? ['order.placed']);
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const showFaults = (found: Faults) => {
    setFaults(found);
    const [first] = Object.keys(found);
    document.getElementById(`${id}-${first}`)?.focus();
  };
  const toggle = (type: EventType) =>
    setEvents(events.includes(type) ? events.filter((other) => other !== type) : [...events, type]);
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setRefusal('');
    const found: Faults = {
      ...(name.trim() === '' && { name: words.errors.name }),
      ...(!URL.canParse(url.trim()) && { url: words.errors.url }),
      ...(events.length === 0 && { events: words.errors.events }),
    };
    if (Object.keys(found).length > 0) return showFaults(found);
    setFaults({});
    setBusy(true);
    const terms = {
      name: name.trim(),
      url: url.trim(),
      events: eventTypes.filter((type) => events.includes(type)),
    };
    const outcome = webhook
      ? await dispatch(
          callApi('webhooks.change', { endpointID: webhook.endpointId, seen: termsOf(webhook), terms }),
        )
      : await dispatch(callApi('webhooks.add', { terms }));
    setBusy(false);
    if ('refusal' in outcome) {
      if (outcome.refusal.fields.url) return showFaults({ url: words.errors.url });
      return setRefusal(refusalText(outcome.refusal));
    }
    onDone(words.saved(terms.name), 'secret' in outcome.value ? outcome.value.secret : '');
  };
  return (
    <Dialog title={webhook ? words.changeTitle(webhook.name) : words.addTitle} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate className="flex flex-col gap-4">
        <Field
          id={`${id}-name`}
          label={words.name}
          hint={words.nameHint}
          value={name}
          error={faults.name}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          id={`${id}-url`}
          label={words.url}
          hint={words.urlHint}
          type="url"
          value={url}
          error={faults.url}
          maxLength={500}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setUrl(target.value)}
        />
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 font-semibold text-sm">{words.chosen}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {eventTypes.map((type, at) => (
              <label key={type} className="flex min-h-11 items-center gap-3 text-sm">
                <Checkbox
                  id={at === 0 ? `${id}-events` : undefined}
                  checked={events.includes(type)}
                  onChange={() => toggle(type)}
                />
                {words.events[type]}
              </label>
            ))}
          </div>
          {faults.events && (
            <p role="alert" className="text-danger text-sm">
              {faults.events}
            </p>
          )}
        </fieldset>
        {refusal !== '' && (
          <Notice tone="danger" urgent>
            {refusal}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={isBusy}>
            {words.save}
          </Button>
        </div>
      </form>
      {webhook && <FoldedHistory kind="webhook" targets={[String(webhook.endpointId)]} />}
    </Dialog>
  );
}
