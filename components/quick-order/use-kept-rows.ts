import { useEffect, useEffectEvent, useState } from 'react';
import { useAppSelector } from '@/store/hooks';
import { toListItem } from '../order-line/to-list-item';
import { keepRows, keptRows } from './kept-rows';
import type { QuickRow } from './rows';
import type { useLookUp } from './use-look-up';

interface KeptRowsOptions {
  rows: readonly QuickRow[];
  /** The page is a customer's: the customer's name is known only a moment later. */
  customer: boolean;
  lookUp: ReturnType<typeof useLookUp>['lookUp'];
  /** Called with the stored rows and their current prices and stock. */
  onRestored: (rows: QuickRow[]) => void;
}

/**
 * Stores the rows in this browser, so that a reload loses nothing, and restores them once the user is known.
 * @returns true once the stored rows are known
 */
export function useKeptRows({ rows, customer, lookUp, onRestored }: KeptRowsOptions): boolean {
  // The login state is known before the user's name.
  const who = useAppSelector(({ auth }) => `${auth.clientName}\n${auth.username}`.trim());
  const known = !customer || who !== '';
  const isOver = useAppSelector(({ auth }) => customer && !auth.isLoggedIn);
  // Stored rows whose lookup failed are kept for the next time.
  const [state, setState] = useState<'waiting' | 'restored' | 'failed'>('waiting');

  const restore = useEffectEvent(async () => {
    const kept = keptRows(who);
    if (kept.length === 0) return setState('restored');
    const found = await lookUp(kept.map(({ code }) => code));
    if (!found) return setState('failed');
    const back = kept.flatMap(({ productId, unitId, quantity }, place): QuickRow[] => {
      const hit = found.get(place)?.find(({ product }) => product.productId === productId);
      const unit = hit?.product.units.find(({ puId }) => puId === unitId) ?? hit?.product.units[0];
      return hit?.available && unit ? [{ item: toListItem(hit.product, unit.puId, quantity) }] : [];
    });
    onRestored(back);
    setState('restored');
  });
  useEffect(() => {
    if (known) void restore();
  }, [known]);

  const keep = useEffectEvent(() => {
    const kept = rows.map(({ item: { product, productExtCode: code, unitId, quantity } }) => ({
      code,
      productId: product.productId,
      unitId,
      quantity,
    }));
    keepRows(who, kept);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every change of the rows
  useEffect(() => {
    if (state === 'restored') keep();
  }, [rows, state]);
  return isOver || state !== 'waiting';
}
