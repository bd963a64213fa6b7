'use client';

import { useRef, useState } from 'react';
import type { TypedLine, TypedLines } from '@/lib/quick-order/parse-lines';
import { readOptionalQuantity } from '@/lib/quick-order/read-quantity';
import { UnreadableFile } from '@/lib/quick-order/unreadable-file';
import { quickOrder as words } from '@/locales/nl/quick-order';
import type { ActionResult } from '../shared/result-notice';
import { keyOf, type Mend, mergeRows, problemOf, type QuickRow, type RowProblem, rowOf } from './rows';
import { useKeptRows } from './use-kept-rows';
import { useLookUp } from './use-look-up';
import { useOrderRows } from './use-order-rows';
import { usePaste } from './use-paste';
import { type Problem, useProblems } from './use-problems';

/** Where rows are typed one by one, or scanned. */
const CODE_FIELD = 'code';
const PASTE_FIELD = 'paste';

/** The rows entered so far, the problems of other rows, and the functions that order them. */
export function useQuickOrder(customer: boolean) {
  const [rows, show] = useState<readonly QuickRow[]>([]);
  // Two lookups can run at once: each adds to the rows present when its answer arrives.
  const latest = useRef(rows);
  const setRows = (next: readonly QuickRow[]) => {
    latest.current = next;
    show(next);
  };
  const list = useProblems();
  const pasted = usePaste();
  const [result, setResult] = useState<ActionResult>();
  const [ordered, setOrdered] = useState(false);
  /** Key of the row changed last, which is highlighted. */
  const [last, setLast] = useState('');
  const { progress, lookUp } = useLookUp();
  const { busy, order } = useOrderRows({ latest, setRows, setOrdered, setResult });

  /** Appends or merges new rows and reports the counts. */
  const gather = (fresh: readonly QuickRow[], blank = 0) => {
    const { rows: next, merged } = mergeRows(latest.current, fresh);
    setRows(next);
    const newest = fresh.at(-1);
    if (newest) setLast(keyOf(newest));
    const parts = [
      fresh.length > 0 && words.taken(fresh.length),
      merged > 0 && words.merged(merged),
      blank > 0 && words.blank(blank),
    ];
    const text = parts.filter(Boolean).join(' ');
    setResult(text === '' ? undefined : { text });
  };
  const ready = useKeptRows({
    rows,
    customer,
    lookUp,
    onRestored: (back) => setRows(mergeRows(back, latest.current).rows),
  });

  /** Makes rows of lines. Undefined when the lookup failed, else the problems of the other rows. */
  const take = async (
    { lines, faults, left, blank = [] }: TypedLines,
    { many, leftText = words.left }: { many: boolean; leftText?: (n: number) => string },
  ): Promise<RowProblem[] | undefined> => {
    setOrdered(false);
    const hits = lines.length === 0 ? new Map() : await lookUp(lines.map(({ code }) => code));
    if (!hits) return undefined;
    const read = lines.map((line, place) => rowOf(line, hits.get(place)?.[0], many));
    const fresh = read.flatMap(({ row }) => row ?? []);
    gather(fresh, blank.length);
    if (lines.length + faults.length + blank.length === 0)
      setResult({ tone: 'warning', text: words.nothingRead });
    const found = [...faults.map(problemOf), ...read.flatMap(({ problem }) => problem ?? [])];
    return [
      ...found.sort((a, b) => a.row - b.row),
      ...(left > 0 ? [{ row: Number.POSITIVE_INFINITY, text: leftText(left) }] : []),
    ];
  };

  /** Resolves true when the line became a row; undefined when the lookup failed. */
  const add = async (code: string, quantity?: number): Promise<boolean | undefined> => {
    const line: TypedLine = { row: 1, code, ...(quantity !== undefined && { quantity }) };
    const found = await take({ lines: [line], faults: [], left: 0 }, { many: false });
    if (!found) return undefined;
    // Keeps the problem of a failed scan when the next scan succeeds.
    list.add(
      found.map((problem) => ({ ...problem, source: CODE_FIELD })),
      ({ text }) => found.some((problem) => problem.text === text),
    );
    return found.every(({ mend }) => !mend);
  };

  const solve = (problem: Problem) => {
    list.drop(problem.id);
    if (problem.raw !== undefined) pasted.remove(problem.raw);
  };

  return {
    rows,
    problems: list.problems,
    result,
    busy,
    ordered,
    last,
    progress,
    ready,
    pasted,
    gather(fresh: readonly QuickRow[]) {
      setOrdered(false);
      gather(fresh);
    },
    add,
    /** Takes a row that failed with other values. Resolves whether it was taken; the reason stands in its problem. */
    async mend(problem: Problem, { code, count, unit }: Mend): Promise<boolean> {
      const { id, row, source } = problem;
      const fail = (text: string) => {
        list.restate(id, source === CODE_FIELD ? text : words.inRow(row, text));
        return false;
      };
      const read = readOptionalQuantity(count);
      if (code.trim() === '') return fail(words.noCode(`${code} ${count} ${unit}`.trim()));
      if (read.fault) return fail(words.faulty[read.fault](count, code));
      if (read.quantity === 0) return fail(words.faulty.negative(count, code));
      const wanted = unit.trim() || read.unit;
      const line = { row, code: code.trim(), ...read, ...(wanted && { unit: wanted }) };
      const hits = await lookUp([line.code]);
      if (!hits) return false;
      const { row: fresh, problem: next } = rowOf(line, hits.get(0)?.[0], false);
      if (next?.otherUnit) {
        const { name, units } = next.otherUnit;
        return fail(
          words.noUnit(
            wanted ?? '',
            name,
            units.map(({ unitDesc }) => unitDesc),
          ),
        );
      }
      if (!fresh) return fail(next?.text ?? '');
      setOrdered(false);
      gather([fresh]);
      solve(problem);
      return true;
    },
    /** Chooses the unit of a row that was taken in another one than was asked. */
    chooseUnit(problem: Problem, unitId: number) {
      const row = latest.current.find((one) => keyOf(one) === problem.otherUnit?.key);
      if (row) {
        const others = latest.current.filter((one) => one !== row);
        setRows(mergeRows(others, [{ item: { ...row.item, unitId } }]).rows);
      }
      solve(problem);
    },
    drop: solve,
    settle() {
      for (const problem of list.problems) solve(problem);
    },
    async paste() {
      const read = pasted.read();
      const found = await take(read, { many: true, leftText: words.leftInField });
      if (!found) return;
      const fresh = found.map((problem) => ({
        ...problem,
        source: PASTE_FIELD,
        ...(problem.mend && { raw: read.rawOf(problem.row) }),
      }));
      const raws = new Set(pasted.text.split('\n'));
      list.add(fresh, ({ source, raw }) => source === PASTE_FIELD && (raw === undefined || raws.has(raw)));
      const isEmpty = read.lines.length + read.faults.length === 0;
      if (!isEmpty) pasted.keepRest(read, new Set(found.flatMap(({ mend, row }) => (mend ? [row] : []))));
    },
    async readFile(file: File) {
      try {
        const { readFile } = await import('@/lib/quick-order/read-file');
        const found = await take(await readFile(file), { many: true });
        const source = `file ${file.name}`;
        if (found)
          list.add(
            found.map((one) => ({ ...one, source })),
            (old) => old.source === source,
          );
      } catch (error) {
        const reason = error instanceof UnreadableFile ? error.reason : 'other';
        setResult({ tone: 'danger', text: words.unreadable[reason] });
      }
    },
    change: (at: number, change: { unitId: number; quantity: number }) =>
      setRows(rows.map((row, place) => (place === at ? { item: { ...row.item, ...change } } : row))),
    remove: (at: number) => setRows(rows.filter((_, place) => place !== at)),
    clear() {
      setRows([]);
      setResult(undefined);
    },
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
