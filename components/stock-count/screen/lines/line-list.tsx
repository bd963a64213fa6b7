'use client';

import { type MouseEvent, useEffect, useRef } from 'react';
import { counting as words } from '@/locales/nl/stock-count/counting';
import { keyOf, type PlacedLine } from '../model/lines';
import type { Counting } from '../state/use-counting';
import type { ScanResult } from '../state/use-scan';
import { bringIntoView } from './bring-into-view';
import { differenceText } from './difference-text';
import { LineRow } from './line-row';

interface LineListProps {
  counting: Counting;
  result: ScanResult | undefined;
  onSelect: (key: string) => void;
  onDouble: (line: PlacedLine) => void;
}

/** The lines of a place in walking order. The active and the scanned one are kept in view. */
export function LineList({ counting, result, onSelect, onDouble }: LineListProps) {
  const { step, parts, active, texts, count } = counting;
  const list = useRef<HTMLUListElement>(null);
  const scanned = result?.kind === 'counted' ? keyOf(result.place, result.product.id) : undefined;
  const inView = active?.key ?? scanned;
  // A new scan of the same line brings it back into view.
  const moment = result?.at;
  useEffect(() => {
    if (inView === undefined || (active === undefined && moment === undefined)) return;
    const row = list.current?.querySelector(`[data-line="${CSS.escape(inView)}"]`);
    const item = row?.closest('li');
    if (item) bringIntoView(item);
  }, [inView, moment, active]);

  const click = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-line], [data-double]');
    const { line, double } = button?.dataset ?? {};
    if (line !== undefined) onSelect(line);
    const shared = step.lines.find(({ key }) => key === double);
    if (shared) onDouble(shared);
  };
  if (step.lines.length === 0) return <p className="count-empty">{words.emptyPlace}</p>;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks are those of the buttons in the rows, of keys too
    <ul
      ref={list}
      className="count-lines"
      aria-label={words.lines(step.place || words.nowhere)}
      onClick={click}
    >
      {step.lines.map((line) => (
        <LineRow
          key={line.key}
          line={line}
          parts={parts.get(line.key)}
          device={count.device}
          isActive={line === active}
          isScanned={line.key === scanned}
          text={texts[line.key] ?? ''}
          difference={differenceText(counting, line)}
        />
      ))}
    </ul>
  );
}
