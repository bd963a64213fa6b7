import { useState } from 'react';
import { AS_CUSTOMER } from '@/lib/admin-view';
import { ADMIN_VIEW_FORM } from '@/lib/urls/admin-urls';
import { customerDeskWords as words } from '@/locales/nl/admin/shop/customers';
import { ChangeOutcome } from '../admin/change-outcome';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import type { CustomerChanges, ShownCustomer } from './customer';

interface CustomerAccessProps extends CustomerChanges {
  customer: ShownCustomer;
  canBlock: boolean;
  canView: boolean;
}

/** Blocks a customer or lets it in again, and shows the shop as this customer. */
export function CustomerAccess({ customer, canBlock, canView, ...changes }: CustomerAccessProps) {
  const [isAsking, setAsking] = useState(false);
  const { active, company, number, users } = customer;
  const isBusy = changes.busy === 'access';
  const setActive = async (next: boolean) => {
    await changes.change('access', 'customerDesk.setActive', { active: next });
    setAsking(false);
  };
  return (
    <section className="flex flex-col items-start gap-4">
      <h2 className="font-semibold text-lg">{words.access}</h2>
      {!active && <Notice tone="warning">{words.blockedNotice}</Notice>}
      {canView && active && users.some((user) => user.active) && (
        <form method="post" action={ADMIN_VIEW_FORM}>
          <input type="hidden" name="show" value={AS_CUSTOMER} />
          <input type="hidden" name="customer" value={number} />
          <Button type="submit" look="outline">
            {words.view}
          </Button>
        </form>
      )}
      {canBlock &&
        (active ? (
          <Button look="outline" onClick={() => setAsking(true)}>
            {words.block}
          </Button>
        ) : (
          <Button look="outline" busy={isBusy} onClick={() => void setActive(true)}>
            {words.unblock}
          </Button>
        ))}
      <ChangeOutcome form="access" {...changes} />
      {isAsking && (
        <Dialog title={words.blockTitle(company)} onClose={() => setAsking(false)}>
          <p>{words.blockText}</p>
          <div className="flex flex-wrap gap-3">
            <Button busy={isBusy} onClick={() => void setActive(false)}>
              {words.confirmBlock}
            </Button>
            <Button look="outline" onClick={() => setAsking(false)}>
              {words.notBlock}
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}
