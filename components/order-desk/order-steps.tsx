import { useId, useState } from 'react';
import { formatEuro } from '@/lib/money';
import { orderDeskWords as words } from '@/locales/nl/admin/shop/orders';
import { openAdminFile } from '@/store/admin-file';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { Dialog } from '../ui/overlay/dialog';
import type { OrderChanges, ShownOrder } from './order';

/** The rights of the administrator. */
export interface OrderRights {
  canMove: boolean;
  canCancel: boolean;
  canPay: boolean;
  canReadCustomers: boolean;
}

interface OrderStepsProps extends Pick<OrderChanges, 'busy' | 'change'> {
  order: ShownOrder;
  rights: OrderRights;
}

/** The buttons of the steps that an order may take, and its pick list. */
export function OrderSteps({ order, rights, busy, change }: OrderStepsProps) {
  const [asking, setAsking] = useState<'cancel' | 'paid'>();
  const { orderId: orderID, orderStatus: status, steps } = order;
  const can = (step: ShownOrder['steps'][number]) => steps.includes(step);
  const close = () => setAsking(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      {rights.canMove &&
        (['in_progress', 'delivered'] as const).filter(can).map((step) => (
          <Button
            key={step}
            busy={busy === 'move'}
            title={step === 'delivered' ? words.deliveredText : undefined}
            onClick={() => void change('move', 'orderDesk.move', { status, step })}
          >
            {words.steps[step]}
          </Button>
        ))}
      {rights.canPay && can('paid') && (
        <Button look="outline" onClick={() => setAsking('paid')}>
          {words.steps.paid}
        </Button>
      )}
      <Button
        look="outline"
        onClick={() =>
          void openAdminFile('orderDesk.pickList', { orderIDs: [orderID] }, words.pickListWindow)
        }
      >
        {words.pickList}
      </Button>
      {rights.canCancel && can('cancelled') && (
        <Button look="quiet" onClick={() => setAsking('cancel')}>
          {words.steps.cancelled}
        </Button>
      )}
      {asking === 'cancel' && <CancelDialog {...{ order, busy, change }} onClose={close} />}
      {asking === 'paid' && <PaidDialog {...{ order, busy, change }} onClose={close} />}
    </div>
  );
}

type StepDialogProps = Omit<OrderStepsProps, 'rights'> & { onClose: () => void };

function CancelDialog({ order, busy, change, onClose }: StepDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const { orderStatus: status, orderNumber } = order;
  const cancel = async () => {
    await change('cancel', 'orderDesk.cancel', { status, reason });
    onClose();
  };
  return (
    <Dialog title={words.cancelTitle(String(orderNumber))} onClose={onClose}>
      <p>{words.cancelText}</p>
      <Field
        id={id}
        label={words.cancelReason}
        optional
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button busy={busy !== undefined} onClick={() => void cancel()}>
          {words.confirmCancel}
        </Button>
        <Button look="outline" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </Dialog>
  );
}

function PaidDialog({ order, busy, change, onClose }: StepDialogProps) {
  const pay = async () => {
    await change('paid', 'orderDesk.markPaid', {});
    onClose();
  };
  return (
    <Dialog title={words.paidTitle(String(order.orderNumber))} onClose={onClose}>
      <p>{words.paidText(formatEuro(order.totalIncl))}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy !== undefined} onClick={() => void pay()}>
          {words.confirmPaid}
        </Button>
        <Button look="outline" onClick={onClose}>
          {words.notYet}
        </Button>
      </div>
    </Dialog>
  );
}
