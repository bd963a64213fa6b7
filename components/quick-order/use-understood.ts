'use client';

import { useState } from 'react';
import type { ProductDoc, UnderstoodText } from '@/api/types';
import { callApi } from '@/store/call-api';
import { toListItem } from '../order-line/to-list-item';
import { useAttempt } from '../shared/use-attempt';
import type { QuickRow } from './rows';

type Understood = UnderstoodText['lines'][number];

/** A line of the text, and which of its candidates is meant. */
export interface PlainLine extends Omit<Understood, 'candidates'> {
  /** Index of the line in the text. */
  at: number;
  candidates: (Understood['candidates'][number] & { product: ProductDoc })[];
  /** Undefined until the buyer chooses. */
  chosen?: number;
}

function linesOf({ lines, products }: UnderstoodText): PlainLine[] {
  const byId = new Map(products.map((product) => [product.productId, product]));
  return lines.map((line, at) => ({
    ...line,
    at,
    candidates: line.candidates.flatMap((candidate) => {
      const product = byId.get(candidate.productId);
      return product ? [{ ...candidate, product }] : [];
    }),
    // For uncertain lines the buyer chooses.
    ...((line.sure === 'certain' || line.sure === 'likely') && { chosen: 0 }),
  }));
}

/** The line as a row, in the unit and quantity that were understood. */
function rowOf({ candidates, chosen = -1 }: PlainLine): QuickRow | undefined {
  const candidate = candidates[chosen];
  return candidate && { item: toListItem(candidate.product, candidate.unitId, candidate.quantity) };
}

/** Interprets a text in plain Dutch; its lines are confirmed one by one. */
export function useUnderstood(gather: (rows: QuickRow[]) => void) {
  const attempt = useAttempt();
  const [text, setText] = useState('');
  const [lines, setLines] = useState<readonly PlainLine[]>();
  const [left, setLeft] = useState(0);
  const [busy, setBusy] = useState(false);

  /** Clears the text after its last line was handled. */
  const keep = (rest: readonly PlainLine[]) => {
    if (rest.length === 0) setText('');
    setLines(rest.length === 0 ? undefined : rest);
  };
  const confirm = (which: (line: PlainLine) => boolean) => {
    const all = lines ?? [];
    const taken = all.filter((line) => which(line) && rowOf(line));
    if (taken.length === 0) return;
    gather(taken.flatMap((line) => rowOf(line) ?? []));
    keep(all.filter((line) => !taken.includes(line)));
  };
  return {
    text,
    setText,
    lines,
    left,
    busy,
    async read() {
      setBusy(true);
      const answer = await attempt(callApi('quickOrder.understand', { text }));
      setBusy(false);
      if (!answer) return;
      setLines(linesOf(answer.value));
      setLeft(answer.value.left);
    },
    choose: (at: number, chosen: number | undefined) =>
      setLines((now) => now?.map((line) => (line.at === at ? { ...line, chosen } : line))),
    confirm: (at: number) => confirm((line) => line.at === at),
    confirmCertain: () => confirm(({ sure }) => sure === 'certain'),
    drop: (at: number) => keep((lines ?? []).filter((line) => line.at !== at)),
  };
}

export type Understanding = ReturnType<typeof useUnderstood>;
