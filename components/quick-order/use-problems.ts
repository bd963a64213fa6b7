'use client';

import { useRef, useState } from 'react';
import type { RowProblem } from './rows';

/** A problem in the list. */
export interface Problem extends RowProblem {
  id: number;
  /** Where its row comes from: a name for the paste field, the code field or a file. */
  source: string;
  /** The row in the paste field, as it was written. */
  raw?: string;
}

/** The problems of all rows that were entered; each stays until it is solved or dropped. */
export function useProblems() {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const lastId = useRef(0);
  return {
    problems,
    /** Adds problems. @param isOld which earlier ones they replace */
    add(found: readonly Omit<Problem, 'id'>[], isOld: (problem: Problem) => boolean) {
      const fresh = found.map((problem) => {
        lastId.current += 1;
        return { ...problem, id: lastId.current };
      });
      setProblems((now) => [...now.filter((problem) => !isOld(problem)), ...fresh]);
    },
    /** Another attempt at a row failed, for this reason. */
    restate: (id: number, text: string) =>
      setProblems((now) => now.map((problem) => (problem.id === id ? { ...problem, text } : problem))),
    drop: (id: number) => setProblems((now) => now.filter((problem) => problem.id !== id)),
    clear: () => setProblems([]),
  };
}
