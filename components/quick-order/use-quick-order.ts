'use client';

import { useRef, useState } from 'react';
import { type FaultyRow, parseText, type TypedLine, type TypedLines } from '@/lib/quick-order/parse-lines';
import { UnreadableFile } from '@/lib/quick-order/unreadable-file';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { callApi } from '@/store/call-api';
import { cartStored } from '@/store/cart/slice';
import { useAppDispatch } from '@/store/hooks';
import type { ActionResult } from '../shared/result-notice';
import { useAttempt } from '../shared/use-attempt';
import { keyOf, mergeRows, type Problem, type QuickRow, rowOf } from './rows';
import { useKeptRows } from './use-kept-rows';
import { useLookUp } from './use-look-up';

const problemOf = ({ row, text, formula }: FaultyRow): Problem => ({
  row,
  text: words.inRow(row, formula ? words.formula(text) : words.faulty(text)),
});

/** The rows entered so far, the problems of other rows, and the functions that order them. */
export function useQuickOrder(customer: boolean) {
  const dispatch = useAppDispatch();
  const attempt = useAttempt();
  const [rows, show] = useState<readonly QuickRow[]>([]);
  // Two lookups can run at once: each adds to the rows present when its answer arrives.
  const latest = useRef(rows);
  const setRows = (next: readonly QuickRow[]) => {
    latest.current = next;
    show(next);
  };
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [result, setResult] = useState<ActionResult>();
  const [busy, setBusy] = useState(false);
  const [ordered, setOrdered] = useState(false);
  /** Key of the row changed last, which is highlighted. */
  const [last, setLast] = useState('');
  const { progress, lookUp } = useLookUp();

  /** Appends or merges new rows and reports the counts. */
  const gather = (fresh: readonly QuickRow[]) => {
    const { rows: next, merged } = mergeRows(latest.current, fresh);
    setRows(next);
    const newest = fresh.at(-1);
    if (newest) setLast(keyOf(newest));
    const parts = [fresh.length > 0 && words.taken(fresh.length), merged > 0 && words.merged(merged)];
    setResult(fresh.length > 0 ? { text: parts.filter(Boolean).join(' ') } : undefined);
  };
  const ready = useKeptRows({
    rows,
    customer,
    lookUp,
    onRestored: (back) => setRows(mergeRows(back, latest.current).rows),
  });

  const take = async ({ lines, faults, left }: TypedLines, many: boolean): Promise<boolean> => {
    const wrong = faults.map(problemOf);
    if (left > 0) wrong.push({ row: Number.POSITIVE_INFINITY, text: words.left(left) });
    setOrdered(false);
    if (lines.length === 0) {
      setProblems(wrong);
      setResult({ tone: 'warning', text: words.nothingRead });
      return false;
    }
    const hits = await lookUp(lines.map(({ code }) => code));
    if (!hits) return false;
    const read = lines.map((line, place) => rowOf(line, hits.get(place)?.[0], many));
    const fresh = read.flatMap(({ row }) => row ?? []);
    gather(fresh);
    const found = [...wrong, ...read.flatMap(({ problem }) => problem ?? [])].sort((a, b) => a.row - b.row);
    // Keeps the problem of a failed scan when the next scan succeeds.
    setProblems((now) =>
      many ? found : [...now.filter((one) => !found.some(({ text }) => text === one.text)), ...found],
    );
    return fresh.length > 0;
  };

  const order = async (only: readonly QuickRow[]) => {
    const lines = only.map(({ item }) => ({
      productID: item.product.productId,
      unitID: item.unitId,
      quantity: item.quantity,
    }));
    setBusy(true);
    const answer = await attempt(callApi('quickOrder.toCart', { lines }));
    setBusy(false);
    if (!answer) return;
    const { cart, refused } = answer.value;
    dispatch(cartStored(cart));
    const why = ({ item }: QuickRow) =>
      refused.find((line) => line.productId === item.product.productId && line.unitId === item.unitId);
    // Added rows are removed; refused rows stay, with the reason.
    setRows(
      latest.current.flatMap((row) =>
        only.includes(row) ? (why(row) ? { ...row, refused: why(row) } : []) : row,
      ),
    );
    const count = only.length - refused.length;
    setOrdered(count > 0);
    const parts = [
      count > 0 ? words.added(count) : words.noneAdded,
      refused.length > 0 && words.refused(refused.length),
    ];
    setResult({ text: parts.filter(Boolean).join(' '), tone: refused.length > 0 ? 'warning' : 'success' });
  };

  const takeLine = (line: TypedLine) => take({ lines: [line], faults: [], left: 0 }, false);

  return {
    rows,
    problems,
    result,
    busy,
    ordered,
    last,
    progress,
    ready,
    gather(fresh: readonly QuickRow[]) {
      setOrdered(false);
      gather(fresh);
    },
    /** Adds one code, for example from a scanner. Resolves true when it became a row. */
    add: (code: string, quantity?: number) =>
      takeLine({ row: 1, code, ...(quantity !== undefined && { quantity }) }),
    /** Chooses another article for a line without one. */
    async fix(problem: Problem, code: string) {
      if (problem.line && (await takeLine({ ...problem.line, code })))
        setProblems((now) => now.filter((one) => one !== problem));
    },
    paste: (text: string) => take(parseText(text), true),
    async readFile(file: File) {
      try {
        const { readFile } = await import('@/lib/quick-order/read-file');
        await take(await readFile(file), true);
      } catch (error) {
        setProblems([]);
        const reason = error instanceof UnreadableFile ? error.reason : 'other';
        setResult({ tone: 'danger', text: words.unreadable[reason] });
      }
    },
    change: (at: number, change: { unitId: number; quantity: number }) =>
      setRows(rows.map((row, place) => (place === at ? { item: { ...row.item, ...change } } : row))),
    remove: (at: number) => setRows(rows.filter((_, place) => place !== at)),
    clear() {
      setRows([]);
      setProblems([]);
      setResult(undefined);
    },
    settle: () => setProblems([]),
    order: () => order(rows),
    /** Orders one row at once with another quantity. */
    async take(at: number, quantity: number) {
      const all = rows.map((row, place) => (place === at ? { item: { ...row.item, quantity } } : row));
      setRows(all);
      await order(all.slice(at, at + 1));
    },
  };
}

export type QuickOrdering = ReturnType<typeof useQuickOrder>;
