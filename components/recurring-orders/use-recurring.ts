'use client';

import { useState } from 'react';
import type { RecurringOrder } from '@/api/types';
import { errorText } from '@/locales/nl/errors';
import { recurringForm, recurring as words } from '@/locales/nl/recurring-orders';
import { callApi, type Outcome, type Refusal } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import type { AppThunk } from '@/store/thunk';
import type { ActionResult } from '../shared/result-notice';
import { useRefresh } from '../ui/use-refresh';

/** Text for a refusal: by its field where there is a sentence for it. */
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
  const [result, setResult] = useState<ActionResult>();
  const [gone, setGone] = useState<readonly number[]>([]);

  /** @returns whether it worked; the page is then refreshed */
  const attempt = async (call: AppThunk<Promise<Outcome<unknown>>>, done: ActionResult): Promise<boolean> => {
    const outcome = await dispatch(call);
    if ('refusal' in outcome) setResult({ tone: 'danger', text: refusalText(outcome.refusal) });
    else setResult(done);
    refresh();
    return 'value' in outcome;
  };

  const actions = {
    setActive: ({ recurringId: recurringID, name, active }: RecurringOrder) =>
      attempt(callApi('recurringOrders.setActive', { recurringID, active: !active }), {
        text: active ? words.saidOff(name) : words.saidOn(name),
      }),
    skip: ({ recurringId: recurringID, name, nextDate }: RecurringOrder) =>
      attempt(callApi('recurringOrders.skip', { recurringID, date: nextDate ?? '' }), {
        text: words.saidSkipped(name, nextDate ?? ''),
      }),
    /** The form has paused it. */
    paused: ({ name }: RecurringOrder, until: string) => {
      setResult({ text: words.saidPaused(name, until) });
      refresh();
    },
    resume: ({ recurringId: recurringID, name }: RecurringOrder) =>
      attempt(callApi('recurringOrders.pause', { recurringID, until: '' }), {
        text: words.saidResumed(name),
      }),
    remove: async ({ recurringId: recurringID, name }: RecurringOrder) => {
      const undo = async () => {
        if (
          !(await attempt(callApi('recurringOrders.restore', { recurringID }), {
            text: words.saidBack(name),
          }))
        )
          return;
        setGone((all) => all.filter((id) => id !== recurringID));
      };
      if (
        await attempt(callApi('recurringOrders.remove', { recurringID }), {
          text: words.saidRemoved(name),
          undo,
        })
      )
        setGone((all) => [...all, recurringID]);
    },
  };

  return { result, gone, actions };
}

export type RecurringActions = ReturnType<typeof useRecurring>['actions'];
