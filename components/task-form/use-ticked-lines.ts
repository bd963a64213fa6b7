'use client';

import { useEffect, useState } from 'react';
import { tabDraft } from '../form/draft';

/** The ticked lines of a question about an order or document, kept over a reload. `part` names the item. */
export function useTickedLines(part: string, count: number) {
  const [lines, setLines] = useState<readonly number[]>([]);
  const draft = tabDraft('message', `${part}.lines`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is read once, after the first render
  useEffect(() => {
    const kept = Object.keys(draft.read()).map(Number);
    if (kept.length > 0) setLines(kept.filter((line) => line < count));
  }, []);
  return {
    lines,
    tick(line: number, isOn: boolean) {
      const others = lines.filter((one) => one !== line);
      const next = isOn ? [...others, line].sort((one, other) => one - other) : others;
      setLines(next);
      draft.keep(next.length > 0 ? Object.fromEntries(next.map((one) => [one, 'x'])) : undefined);
    },
    clear: () => draft.keep(undefined),
  };
}

export type TickedLines = ReturnType<typeof useTickedLines>;
