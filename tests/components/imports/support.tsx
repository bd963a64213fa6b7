import type { ReactNode } from 'react';
import type { AnswerOf, ApiCall } from '@/api/call';
import { ApiError } from '@/api/error';
import { makeStore } from '@/store/make-store';
import { renderWithStore } from '../support/render-with-store';

type Answers = Record<string, (request: Record<string, unknown>) => unknown>;

/** A screen with these answers, by the name of the call; a call without one fails. */
export function show(screen: ReactNode, answers: Answers) {
  const sent: [string, Record<string, unknown>][] = [];
  const call = (async (name: string, request: Record<string, unknown>) => {
    sent.push([name, request]);
    const answer = answers[name];
    if (!answer) throw new ApiError({ kind: 'network', code: 'unavailable' });
    return answer(request);
  }) as ApiCall;
  const shown = renderWithStore(
    screen,
    makeStore({}, async () => call),
  );
  const requestsOf = (name: string) => sent.filter(([one]) => one === name).map(([, request]) => request);
  return { ...shown, requestsOf };
}

export const details: AnswerOf<'imports.details'> = {
  importId: 7,
  kind: 'prices',
  filename: 'van-dam.xlsx',
  state: 'preview',
  madeBy: 'Bo',
  madeAt: '2026-11-27T09:00:00.000Z',
  appliedAt: null,
  effectiveOn: null,
  profile: '',
  undoOf: null,
  lines: 412,
  changes: 2,
  faulty: 3,
  failure: null,
  outdated: false,
  revision: 4,
  unchanged: 400,
  articles: 2,
  newArticles: 0,
  counts: [
    { change: 'up', changes: 1, ticked: 1, meanPercent: 3.1 },
    { change: 'down', changes: 1, ticked: 1, meanPercent: -2 },
  ],
  warnings: [{ warning: 'price_jump', changes: 1 }],
  ratioWarning: null,
  touches: { priceLists: 14, customers: 231, recurringOrders: 9, carts: 4 },
  options: {},
  undoUntil: null,
} as AnswerOf<'imports.details'>;

const change = {
  ...{ changeId: 1, line: 2, entityId: 5, code: 'TB-1', name: 'Doek', part: 'doos', field: 'price' },
  ...{ before: '10', after: '10.31', percent: 3.1, change: 'up', warnings: ['price_jump'], ticked: true },
};
export const changes = {
  changes: [
    change,
    {
      ...change,
      changeId: 2,
      code: 'TB-2',
      name: 'Mop',
      after: '9.8',
      percent: -2,
      change: 'down',
      warnings: [],
    },
  ],
  next: null,
};
