'use client';

import { useState } from 'react';
import { formatDate } from '@/lib/dates';
import { errorText } from '@/locales/nl/errors';
import { recurringForm, recurring as words } from '@/locales/nl/recurring-orders';
import type { ShopApi } from '@/store/api';
import { callApi, type Refusal } from '@/store/cart/call';
import type { RecurringOrder } from '@/store/domain';
import { useAppDispatch } from '@/store/hooks';
import type { ActionResult } from '../shared/result-notice';
import { useRefresh } from '../ui/use-refresh';

type Calls = ShopApi['recurringOrders'];

/** Why something was refused: by its field where there is a sentence for it. */
export function refusalText({ code, fields }: Refusal): string {
  const [known] = Object.entries(fields).flatMap(
    ([field, fault]) => recurringForm.words[`${field}.${fault}`] ?? [],
  );
  return known ?? errorText(code);
}

/** Actions on recurring orders, their last result, and the orders just removed. */
export function useRecurring() {
  const dispatch = useAppDispatch();
  const refresh = useRefresh();
  const [said, say] = useState<ActionResult>();
  const [gone, setGone] = useState<readonly number[]>([]);

  /** @returns whether it worked; the page is then read anew. */
  const attempt = async (call: (calls: Calls) => Promise<unknown>, done: ActionResult): Promise<boolean> => {
    const outcome = await dispatch(callApi(({ recurringOrders }) => call(recurringOrders)));
    if ('refusal' in outcome) say({ tone: 'danger', text: refusalText(outcome.refusal) });
    else say(done);
    refresh();
    return 'value' in outcome;
  };

  const actions = {
    setActive: ({ recurringId: recurringID, name, active }: RecurringOrder) =>
      attempt((calls) => calls.setActive({ recurringID, active: !active }), {
        text: active ? words.saidOff(name) : words.saidOn(name),
      }),
    skip: ({ recurringId: recurringID, name, nextDate }: RecurringOrder) =>
      attempt((calls) => calls.skip({ recurringID, date: nextDate ?? '' }), {
        text: words.saidSkipped(name, nextDate ?? ''),
      }),
    /** A day, or null to end the pause. */
    pause: ({ recurringId: recurringID, name }: RecurringOrder, until: string | null) =>
      attempt((calls) => calls.pause({ recurringID, until: until === null ? '' : formatDate(until) }), {
        text: until === null ? words.saidResumed(name) : words.saidPaused(name, until),
      }),
    remove: async ({ recurringId, name }: RecurringOrder) => {
      const undo = async () => {
        if (!(await attempt((calls) => calls.restore(recurringId), { text: words.saidBack(name) }))) return;
        setGone((all) => all.filter((id) => id !== recurringId));
      };
      if (await attempt((calls) => calls.remove(recurringId), { text: words.saidRemoved(name), undo }))
        setGone((all) => [...all, recurringId]);
    },
  };

  return { said, gone, actions };
}

export type RecurringActions = ReturnType<typeof useRecurring>['actions'];
