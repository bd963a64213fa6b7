import { useState } from 'react';
import { counting as words } from '@/locales/nl/stock-count/counting';
import { announce } from '../../../shared/announce';
import type { CountProduct, CountUnit, NewCountEvent } from '../../offline/types';
import { moveBack, moveCode } from '../model/entries';
import { keyOf } from '../model/lines';
import type { Counting } from './use-counting';
import { useShopCode } from './use-shop-code';

/** What the last scan did. `at` tells two equal scans apart. */
export type ScanResult = { at: number } & (
  | { kind: 'counted'; product: CountProduct; unit: CountUnit; quantity: number; place: string }
  | { kind: 'elsewhere'; product: CountProduct; unit: CountUnit; place: string }
  | { kind: 'unknown'; code: string; quantity: number }
  /** Of a product that the shop has and this list has not. */
  | { kind: 'otherList'; code: string; product: CountProduct; unit: CountUnit }
);

/**
 * Counts what is scanned: one of the unit that has the code. A product of another place is asked about first; an unknown
 * code is counted under its code.
 */
export function useScan({ step, steps, parts, log, find, select, active, addProduct }: Counting) {
  const lookUp = useShopCode();
  const [result, setResult] = useState<ScanResult>();
  const show = (next: ScanResult, spoken: string) => {
    setResult(next);
    announce(spoken);
  };

  const countOne = async (product: CountProduct, unit: CountUnit) => {
    const { place } = step;
    const entry: NewCountEvent = { place, productId: product.id, unitId: unit.id, kind: 'add', quantity: 1 };
    const storing = log.record([entry]);
    // Open keys follow the scan: the number that is typed next is of what was scanned.
    if (active) select(keyOf(place, product.id));
    const stored = await storing;
    if (!stored) return;
    const quantity = stored.after;
    show(
      { kind: 'counted', product, unit, quantity, place, at: Date.now() },
      words.spoken(product.name, quantity, unit.desc),
    );
  };
  const countUnknown = async (code: string) => {
    const stored = await log.record([{ place: step.place, code, kind: 'add', quantity: 1 }]);
    if (!stored) return;
    const at = Date.now();
    show({ kind: 'unknown', code, quantity: stored.after, at }, words.unknown(code));
    const match = await lookUp(code);
    if (match) setResult((now) => (now?.at === at ? { kind: 'otherList', code, at, ...match } : now));
  };

  /** Whether the code is known and counted. */
  const scan = (code: string): boolean => {
    const found = find(code);
    const { place } = step;
    if (!found) {
      void countUnknown(code.trim());
      return false;
    }
    const { product, unit } = found;
    const isHere = step.lines.some((line) => line.product.id === product.id);
    const home = steps.find(({ lines }) => lines.some((line) => line.product.id === product.id));
    if (isHere || !home || parts.has(keyOf(place, product.id))) {
      void countOne(product, unit);
      return true;
    }
    show(
      { kind: 'elsewhere', product, unit, place: home.place, at: Date.now() },
      words.elsewhere(product.name, home.place),
    );
    return false;
  };
  /** Counts a product of another list here: what was counted under its code so far moves to it. */
  const countOther = (code: string, product: CountProduct, unit: CountUnit) => {
    addProduct(product);
    const counted = parts.get(keyOf(step.place, code)) ?? [];
    void log.record(
      moveCode(step.place, code, counted, { product, unitId: unit.id }),
      moveBack(step.place, code, counted, { product, unitId: unit.id }),
    );
    announce(words.linked(code, product.name));
    setResult(undefined);
  };
  return { result, scan, countOne, countOther, close: () => setResult(undefined) };
}

export type Scan = ReturnType<typeof useScan>;
