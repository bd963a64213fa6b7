'use client';

import { useEffect, useRef, useState } from 'react';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { Select } from '../form/select';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { MendForm } from './mend-form';
import type { Mend } from './rows';
import type { Problem } from './use-problems';

/** More forms at once are slow on a phone. */
const MAX_SHOWN = 25;

interface ProblemListProps {
  problems: readonly Problem[];
  onMend: (problem: Problem, values: Mend) => Promise<boolean>;
  onUnit: (problem: Problem, unitId: number) => void;
  onDrop: (problem: Problem) => void;
  onSettle: () => void;
}

/** Errors by row; each row is corrected where it stands. They stay until they are solved. */
export function ProblemList({ problems, onMend, onUnit, onDrop, onSettle }: ProblemListProps) {
  const [max, setMax] = useState(MAX_SHOWN);
  const root = useRef<HTMLDivElement>(null);
  const count = useRef(0);
  // The row that had the focus is gone: the next one gets it.
  useEffect(() => {
    const isFewer = problems.length < count.current;
    count.current = problems.length;
    if (!isFewer || document.activeElement !== document.body) return;
    (root.current?.querySelector('input') ?? root.current)?.focus();
  }, [problems]);
  const failed = problems.filter(({ mend }) => mend).length;
  const more = problems.length - max;
  return (
    <div ref={root} tabIndex={-1} className="mb-4 empty:hidden">
      {problems.length > 0 && (
        <Notice tone="warning" urgent>
          <p className="font-semibold">{words.problems}</p>
          {failed > 0 && <p>{words.mendHint}</p>}
          <ul className="mt-2 flex flex-col gap-4">
            {problems.slice(0, max).map((problem) => (
              <li key={problem.id}>
                <p>{problem.text}</p>
                {problem.mend && (
                  <MendForm
                    initial={problem.mend}
                    onMend={(values) => onMend(problem, values)}
                    onDrop={() => onDrop(problem)}
                  />
                )}
                {problem.otherUnit && (
                  <div className="mt-1 max-w-64">
                    <Select
                      label={words.unitOf(problem.otherUnit.name)}
                      defaultValue={problem.otherUnit.unitId}
                      options={problem.otherUnit.units.map(({ puId, unitDesc }) => ({
                        value: puId,
                        text: unitDesc,
                      }))}
                      onChange={(event) => onUnit(problem, Number(event.target.value))}
                    />
                  </div>
                )}
              </li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap gap-2">
            {more > 0 && (
              <Button look="outline" size="s" onClick={() => setMax(max + MAX_SHOWN)}>
                {words.moreProblems(more)}
              </Button>
            )}
            <Button look="quiet" size="s" onClick={onSettle}>
              {failed > 0 ? words.dropFailed(failed) : words.settled}
            </Button>
          </div>
        </Notice>
      )}
    </div>
  );
}
