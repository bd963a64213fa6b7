import { useState } from 'react';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { orderDeskWords as words } from '@/locales/nl/admin/shop/orders';
import { openAdminFile } from '@/store/admin-file';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { announce } from '../shared/announce';
import { Button } from '../ui/button';
import type { DeskOrder } from './order-columns';

interface BulkStepsProps {
  orders: readonly DeskOrder[];
  canMove: boolean;
  onDone: () => Promise<void>;
}

const steps = ['in_progress', 'delivered'] as const;
type Step = (typeof steps)[number];

/** What can be done with several orders: pick lists, and one step on. */
export function BulkSteps({ orders, canMove, onDone }: BulkStepsProps) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<Step>();
  const [failure, setFailure] = useState('');
  const orderIDs = orders.map(({ orderId }) => orderId);
  const move = async (step: Step) => {
    setBusy(step);
    const outcome = await dispatch(callApi('orderDesk.moveMany', { orderIDs, step }));
    setBusy(undefined);
    if ('refusal' in outcome) return setFailure(adminErrorText(outcome.refusal.code));
    const numbersWith = (...wanted: string[]) =>
      outcome.value
        .filter((one) => wanted.includes(one.outcome))
        .map((one) => orders.find(({ orderId }) => orderId === one.orderId)?.orderNumber)
        .join(', ');
    const moved = outcome.value.filter((one) => one.outcome === 'moved').length;
    const impossible = numbersWith('not_possible', 'not_found');
    const unpaid = numbersWith('unpaid');
    const texts = [impossible && words.notMoved(impossible), unpaid && words.notPaid(unpaid)].filter(Boolean);
    announce([words.moved(moved), ...texts].join(' '));
    setFailure(texts.join(' '));
    if (texts.length === 0) await onDone();
  };
  const print = async () => {
    const refusal = await openAdminFile('orderDesk.pickList', { orderIDs }, words.pickListWindow);
    setFailure(refusal ? adminErrorText(refusal) : '');
  };
  return (
    <>
      <Button look="outline" size="s" onClick={() => void print()}>
        {orders.length === 1 ? words.pickList : words.pickLists}
      </Button>
      {canMove &&
        steps.map((step) => (
          <Button key={step} look="outline" size="s" busy={busy === step} onClick={() => void move(step)}>
            {words.steps[step]}
          </Button>
        ))}
      {failure !== '' && (
        <p role="alert" className="basis-full text-danger text-sm">
          {failure}
        </p>
      )}
    </>
  );
}
