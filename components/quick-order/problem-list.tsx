'use client';

import { type FormEvent, useState } from 'react';
import { quickOrder as words } from '@/locales/nl/quick-order';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { ProductCombobox } from './product-combobox';
import type { Problem } from './rows';

interface ProblemListProps {
  problems: readonly Problem[];
  onFix: (problem: Problem, code: string) => Promise<void>;
  onSettle: () => void;
}

/** Errors by row, with a field to choose another article. They stay until they are solved. */
export function ProblemList({ problems, onFix, onSettle }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <div className="mb-4">
      <Notice tone="warning" urgent>
        <p className="font-semibold">{words.problems}</p>
        <ul className="mt-1 flex flex-col gap-3">
          {problems.map((problem) => (
            <li key={`${problem.row} ${problem.text}`}>
              <p>{problem.text}</p>
              {problem.line && <FixForm code={problem.line.code} onFix={(code) => onFix(problem, code)} />}
            </li>
          ))}
        </ul>
        <Button look="quiet" size="s" className="mt-2" onClick={onSettle}>
          {words.settled}
        </Button>
      </Notice>
    </div>
  );
}

/** The typed code, to be corrected, or another article found by name. */
export function FixForm({ code, onFix }: { code: string; onFix: (code: string) => Promise<void> }) {
  const [text, setText] = useState(code);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void onFix(text.trim());
  };
  return (
    <form onSubmit={submit} className="mt-1 max-w-md">
      <ProductCombobox
        label={words.instead(code)}
        name="instead"
        value={text}
        onChange={setText}
        onPick={({ productExtCode }) => void onFix(productExtCode)}
      >
        <Button type="submit" look="outline">
          {words.fix}
        </Button>
      </ProductCombobox>
    </form>
  );
}
