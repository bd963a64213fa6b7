import { useState } from 'react';
import { formatDateTime } from '@/lib/dates';
import { webhookWords } from '@/locales/nl/admin/shop/webhooks';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import { answerText, type Delivery, deliveryTones, eventName, refusalText } from './webhook';

const { deliveries: words } = webhookWords;

interface DeliveryDialogProps {
  delivery: Delivery;
  onClose: () => void;
  onResent: () => void;
}

/** One delivery with the receiver's answer, and the button that sends it again. */
export function DeliveryDialog({ delivery, onClose, onResent }: DeliveryDialogProps) {
  const { deliveryId: deliveryID, type, subject, state, endpoint, at, attempts, nextTryAt } = delivery;
  const { tookMs, answer, eventKey } = delivery;
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const sendAgain = async () => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await dispatch(callApi('webhooks.again', { deliveryID }));
    setBusy(false);
    if ('value' in outcome) onResent();
    else setRefusal(refusalText(outcome.refusal));
  };
  const facts = [
    [words.endpoint, endpoint],
    [words.at, formatDateTime(at)],
    [words.attempts, String(attempts)],
    [words.answer, answerText(delivery)],
    ...(tookMs === null ? [] : [[words.took, words.ms(tookMs)]]),
    ...(nextTryAt === null ? [] : [[words.next, formatDateTime(nextTryAt)]]),
    [words.key, eventKey],
  ];
  return (
    <Dialog title={`${eventName(type)} ${subject}`} onClose={onClose}>
      <p>
        <Badge tone={deliveryTones[state]}>{words.states[state]}</Badge>
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {answer !== '' && (
        <pre className="wrap-anywhere max-h-60 overflow-y-auto whitespace-pre-wrap rounded-m bg-surface-alt p-4 text-sm">
          {answer}
        </pre>
      )}
      {refusal !== '' && (
        <Notice tone="danger" urgent>
          {refusal}
        </Notice>
      )}
      <div>
        <Button busy={isBusy} onClick={() => void sendAgain()}>
          {words.again}
        </Button>
      </div>
    </Dialog>
  );
}
