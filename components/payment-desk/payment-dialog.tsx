import { paymentFlagNames } from '@toonbank/contract/payment-desk/flags';
import { useState } from 'react';
import { formatDateTime } from '@/lib/dates';
import { formatEuro } from '@/lib/money';
import { adminOrderUrl } from '@/lib/urls/admin-urls';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { paymentDeskWords as words } from '@/locales/nl/admin/shop/payments';
import { callApi, type Refusal } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import type { ListRow } from '../admin-list/list-definition';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';

export type FlaggedPayment = ListRow<'paymentDesk.list'>;

function refusalText({ code, fields: { payment } }: Refusal): string {
  return payment === 'handled' || payment === 'changed' ? words.conflicts[payment] : adminErrorText(code);
}

interface PaymentDialogProps {
  payment: FlaggedPayment;
  onClose: () => void;
  onHandled: () => void;
}

/** Why a payment needs a look and what to do, and the button that takes it off the list. */
export function PaymentDialog({ payment, onClose, onHandled }: PaymentDialogProps) {
  const dispatch = useAppDispatch();
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { paymentId: paymentID, flag, orderId, orderNumber, handledAt, handledBy, received } = payment;
  const handle = async () => {
    if (isBusy) return;
    setBusy(true);
    const outcome = await dispatch(callApi('paymentDesk.handle', { paymentID, flag }));
    setBusy(false);
    if ('value' in outcome) onHandled();
    else setRefusal(refusalText(outcome.refusal));
  };
  const facts = [
    [words.customer, payment.company],
    [words.amount, formatEuro(payment.amount)],
    ...(received === null ? [] : [[words.received, formatEuro(received)]]),
    [words.provider, payment.provider],
    [words.reference, payment.reference],
    [words.date, formatDateTime(payment.createdAt)],
  ];
  return (
    <Dialog title={paymentFlagNames[flag]} onClose={onClose}>
      <p>{words.reasons[flag]}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        <dt className="text-ink-soft">{words.order}</dt>
        <dd>
          <a href={adminOrderUrl(orderId)} className="underline underline-offset-4">
            {orderNumber}
          </a>
        </dd>
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {refusal !== '' && (
        <Notice tone="danger" urgent>
          {refusal}
        </Notice>
      )}
      {handledAt === null ? (
        <div className="flex flex-col items-start gap-3 border-line border-t pt-4">
          <p className="text-ink-soft text-sm">{words.handleText}</p>
          <Button busy={isBusy} onClick={() => void handle()}>
            {words.handle}
          </Button>
        </div>
      ) : (
        <p className="text-ink-soft text-sm">{words.handledBy(handledBy, formatDateTime(handledAt))}</p>
      )}
    </Dialog>
  );
}
