'use client';

import { useRef, useState } from 'react';
import type { RequestOf } from '@/api/call';
import { makeCalls } from '@/store/call-api';
import { useAttempt } from '../../shared/use-attempt';
import { randomUuid } from '../offline/uuid';
import type { Count } from './count-facts';

type Events = RequestOf<'stockCount.update'>['events'];

/** The name of this page among the devices of a count. */
const DEVICE = 'koppelen-op-telling';

/** Moves what was counted of a code to a product: events are only added, so the code is set to 0. */
function movingEvents(code: string, parts: Count['parts'], product: { productID: number; unitID: number }) {
  const countedAt = new Date().toISOString();
  const perPlace = Map.groupBy(parts, ({ place }) => place);
  return [...perPlace].flatMap(([place, ofPlace]) => {
    const quantity = ofPlace.reduce((sum, part) => sum + part.quantity, 0);
    const event = () => ({ uuid: randomUuid(), device: DEVICE, place, countedAt });
    return [
      { ...event(), code, kind: 'settle' as const, quantity: 0 },
      { ...event(), ...product, kind: 'add' as const, quantity },
    ];
  });
}

/** Links a code of a count, and counts it as its product in this count. A repeat after a failure counts nothing twice. */
export function useLinkCode({ listId, key }: Count, code: string, parts: Count['parts']) {
  const attempt = useAttempt();
  const [busy, setBusy] = useState(false);
  const made = useRef(new Map<number, Events>());

  /** @returns true when it is stored */
  const link = async (productID: number, unitID: number): Promise<boolean> => {
    const events = made.current.get(unitID) ?? movingEvents(code, parts, { productID, unitID });
    made.current.set(unitID, events);
    setBusy(true);
    const done = await attempt(
      makeCalls(async (call) => {
        await call('stockCount.linkCode', { code, productID, unitID });
        if (listId !== null) await call('stockCount.update', { listID: listId, key, events });
      }),
    );
    setBusy(false);
    return done !== undefined;
  };

  return { busy, link };
}
