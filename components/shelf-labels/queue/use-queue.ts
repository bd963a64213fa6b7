'use client';

import { useState } from 'react';
import type { AnswerOf } from '@/api/call';
import type { ShelfRequest } from '@/api/types';
import { queue as words } from '@/locales/nl/shelf-labels';
import { callApi } from '@/store/call-api';
import { cartStored } from '@/store/cart/slice';
import { useAppDispatch } from '@/store/hooks';
import type { ActionResult } from '../../shared/result-notice';
import { useAttempt } from '../../shared/use-attempt';
import { useRefresh } from '../../ui/use-refresh';

type Refused = AnswerOf<'shelfLabels.toCart'>['refused'][number];

/** Open requests and their actions: handled requests disappear at once, refused ones stay with the reason. */
export function useQueue(requests: ShelfRequest[]) {
  const dispatch = useAppDispatch();
  const attempt = useAttempt();
  const refresh = useRefresh();
  const [seen, setSeen] = useState(requests);
  const [gone, setGone] = useState<readonly number[]>([]);
  const [wanted, setWanted] = useState<Readonly<Record<number, number>>>({});
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [result, setResult] = useState<ActionResult>();
  const [busy, setBusy] = useState(false);
  const [ordered, setOrdered] = useState(false);
  // A new answer of the server replaces the local changes.
  if (seen !== requests) {
    setSeen(requests);
    setGone([]);
  }
  const shown = requests.filter(({ requestId }) => !gone.includes(requestId));
  const quantityOf = ({ requestId, quantity }: ShelfRequest) => wanted[requestId] ?? quantity;

  /** @returns the ids that remain */
  const send = async (lines: { requestID: number; quantity: number }[]): Promise<number[]> => {
    setBusy(true);
    const done = await attempt(callApi('shelfLabels.toCart', { requests: lines }));
    setBusy(false);
    if (!done) return lines.map(({ requestID }) => requestID);
    const { value } = done;
    dispatch(cartStored(value.cart));
    setGone((now) => [...now, ...value.merged, ...value.gone]);
    setRefused(value.refused);
    setOrdered(value.merged.length > 0);
    setResult(toCartResult(value));
    refresh();
    return value.refused.flatMap(({ requestIds }) => requestIds);
  };

  return {
    shown,
    result,
    busy,
    ordered,
    quantityOf,
    change({ requestId }: ShelfRequest, quantity: number) {
      setWanted({ ...wanted, [requestId]: quantity });
      // The refusal was about the former quantity.
      setRefused(refused.filter(({ requestIds }) => !requestIds.includes(requestId)));
    },
    /** Shown once, at the first request of the refused product. */
    refusedOf: ({ requestId }: ShelfRequest) =>
      refused.find(
        ({ requestIds }) => shown.find((one) => requestIds.includes(one.requestId))?.requestId === requestId,
      ),
    order: (some: ShelfRequest[]) =>
      send(some.map((request) => ({ requestID: request.requestId, quantity: quantityOf(request) }))),
    /** One quantity for all requests of this product together. */
    take: ({ requestIds }: Refused, quantity: number) =>
      send(requestIds.map((requestID, at) => ({ requestID, quantity: at === 0 ? quantity : 0 }))),
    async dismiss(some: ShelfRequest[]) {
      const ids = some.map(({ requestId }) => requestId);
      const done = await attempt(callApi('shelfLabels.dismiss', { requestIDs: ids }));
      if (!done) return;
      setGone((now) => [...now, ...ids]);
      setOrdered(false);
      const undo = async () => {
        const back = callApi('shelfLabels.reopen', { requestIDs: done.value.dismissed });
        if (!(await attempt(back))) return;
        setResult({ text: words.undone });
        refresh();
      };
      const { length } = done.value.dismissed;
      setResult({ text: words.dismissed(length), ...(length > 0 && { undo }) });
      refresh();
    },
  };
}

function toCartResult({ merged, refused, gone }: AnswerOf<'shelfLabels.toCart'>): ActionResult {
  const left = refused.flatMap(({ requestIds }) => requestIds).length;
  const parts = [
    merged.length > 0 ? words.added(merged.length) : words.noneAdded,
    left > 0 && words.refused(left),
    gone.length > 0 && words.meanwhile(gone.length),
  ].filter(Boolean);
  return { text: parts.join(' '), tone: left === 0 && merged.length > 0 ? 'success' : 'warning' };
}
