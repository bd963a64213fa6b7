import type { ConflictChoice } from '@toonbank/contract';
import { useState } from 'react';
import { adminErrorText } from '@/locales/nl/admin/errors';
import type { Refusal } from '@/store/call-api';
import { discardRow, scheduleRow } from '@/store/editing/publish-row';
import { type Choices, publishRows, type Refusals } from '@/store/editing/publish-rows';
import { resolveConflicts } from '@/store/editing/reconcile';
import { saveRow } from '@/store/editing/save-row';
import { type EditedRow, type Fields, rowKey } from '@/store/editing/state';
import { useAppDispatch } from '@/store/hooks';
import type { PublishProblem } from './changed-row';
import type { Times } from './publish-times';
import { undescribedOf } from './undescribed-images';

type Problems = Readonly<Record<string, PublishProblem>>;

interface PublishOptions {
  /** When the changes become visible; undefined for at once. */
  times: Times | undefined;
  /** Pages whose change is published on the other sites of their master text too. */
  masters: ReadonlySet<number>;
  /** The rows that the publisher has chosen. */
  chosen: readonly EditedRow[];
  /** Called after each attempt: a part of it may be live. */
  onPublished: () => void;
  /** Called when all of the given rows are published. */
  onDone: (rows: readonly EditedRow[], choices: Choices | undefined) => void;
}

const isSlide = ({ kind }: EditedRow) => kind === 'slide';

const problemOf = (
  { code, fields }: Refusal,
  conflicts: PublishProblem['conflicts'] = [],
): PublishProblem => ({
  text: adminErrorText(code),
  conflicts,
  ...(code === 'alt_missing' && { undescribed: undescribedOf(fields) }),
});
const problemsOf = (refusals: Refusals): Problems =>
  Object.fromEntries(
    Object.entries(refusals).map(([key, { refusal, conflicts }]) => [key, problemOf(refusal, conflicts)]),
  );

/** What the publish dialog does, and what became of it, by `rowKey`. */
export function usePublish({ times, masters, chosen, onPublished, onDone }: PublishOptions) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});

  const plan = async (rows: readonly EditedRow[], times: Times): Promise<Problems> => {
    const results: Record<string, PublishProblem> = {};
    for (const row of rows) {
      const planned = await dispatch(scheduleRow(row, times));
      if ('refusal' in planned) results[rowKey(row)] = problemOf(planned.refusal);
    }
    return results;
  };

  const publish = async (rows: readonly EditedRow[], choices?: Choices) => {
    setBusy(true);
    const results = times
      ? await plan(rows, times)
      : problemsOf(await dispatch(publishRows(rows, choices, masters)));
    setProblems(results);
    setBusy(false);
    onPublished();
    if (Object.keys(results).length === 0) onDone(rows, choices);
  };

  /** A slide that was refused held up the others: with a side for each conflict they are published with it. */
  const publishWith = (row: EditedRow, choices: readonly ConflictChoice[]) =>
    publish(isSlide(row) ? chosen.filter(isSlide) : [row], { [rowKey(row)]: choices });

  const discard = async (row: EditedRow) => {
    const outcome = await dispatch(discardRow(row));
    if ('value' in outcome) onPublished();
    else setProblems({ ...problems, [rowKey(row)]: problemOf(outcome.refusal) });
  };

  const resolve = async (row: EditedRow, fields: Fields) => {
    dispatch(resolveConflicts(row, fields));
    await dispatch(saveRow(row));
  };

  return { isBusy, problems, publish, publishWith, discard, resolve };
}
