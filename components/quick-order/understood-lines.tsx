'use client';

import { quickOrder as words } from '@/locales/nl/quick-order';
import type { PriceView } from '../shop';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { UnderstoodLine } from './understood-line';
import type { Understanding } from './use-understood';

interface UnderstoodLinesProps {
  plain: Understanding;
  view: PriceView;
  /** Uses an article for a line without candidates. Resolves whether it became a row. */
  onOther: (code: string, quantity?: number) => Promise<boolean | undefined>;
}

/** Lines understood from a text, to be confirmed one by one. */
export function UnderstoodLines({ plain, view, onOther }: UnderstoodLinesProps) {
  const { lines, left } = plain;
  if (!lines) return null;
  const proposed = lines.filter(({ reason }) => !reason).length;
  const certain = lines.filter(({ sure }) => sure === 'certain').length;
  return (
    <section aria-label={words.understood} className="mb-8 rounded-m border border-line p-4">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-lg">{words.understood}</h2>
        {certain > 0 && (
          <Button size="s" onClick={plain.confirmCertain}>
            {words.takeCertain(certain)}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm">
        {lines.length === 0 ? words.nothingUnderstood : words.understoodCount(proposed)}
      </p>
      {left > 0 && <Notice tone="warning">{words.plainLeft(left)}</Notice>}
      <ul aria-label={words.understood} className="mt-3 flex flex-col">
        {lines.map((line) => (
          <li key={line.at} className="border-line border-t py-3">
            <UnderstoodLine
              line={line}
              view={view}
              onChoose={(chosen) => plain.choose(line.at, chosen)}
              onConfirm={() => plain.confirm(line.at)}
              onDrop={() => plain.drop(line.at)}
              onOther={async (code) => {
                if (await onOther(code, line.quantity)) plain.drop(line.at);
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
