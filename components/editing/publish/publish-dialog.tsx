'use client';

import type { ConflictChoice } from '@toonbank/contract';
import type { Finding } from '@toonbank/contract/text-checks/finding';
import { useEffect, useState } from 'react';
import { editingWords as words } from '@/locales/nl/admin/editing';
import { adminErrorText } from '@/locales/nl/admin/errors';
import type { Refusal } from '@/store/call-api';
import { refreshEditors } from '@/store/editing/open-row';
import { discardRow, scheduleRow } from '@/store/editing/publish-row';
import { type Choices, masterKey, publishRows, type Refusals } from '@/store/editing/publish-rows';
import { resolveConflicts } from '@/store/editing/reconcile';
import { saveRow } from '@/store/editing/save-row';
import { type EditedRow, type Fields, isChanged, rowKey } from '@/store/editing/state';
import { useAppDispatch } from '@/store/hooks';
import { Checkbox } from '../../form/checkbox';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Dialog } from '../../ui/overlay/dialog';
import type { NamedRow } from '../rows-on-page';
import { SaveStatus } from '../save-status';
import { useRows } from '../use-page-drafts';
import { withOrWithout } from '../with-or-without';
import { ChangedRow, type PublishProblem } from './changed-row';
import { MasterChoices, MasterProblem } from './master-choice';
import { PublishTimes, type Times } from './publish-times';
import { undescribedOf } from './undescribed-images';

interface PublishDialogProps {
  shopName: string;
  /** The rows of the page. */
  rows: readonly NamedRow[];
  /** What the checks found in the open rows. */
  findings: readonly Finding[];
  /** An editor's drafts are published by a colleague. */
  canPublish: boolean;
  /** Something became live: the page is read again. */
  onPublished: () => void;
  onClose: () => void;
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
const problemsOf = (refusals: Refusals) =>
  Object.fromEntries(
    Object.entries(refusals).map(([key, { refusal, conflicts }]) => [key, problemOf(refusal, conflicts)]),
  );

/** What is not published yet on this page, and the ways to publish it. */
export function PublishDialog({
  shopName,
  rows,
  findings,
  canPublish,
  onPublished,
  onClose,
}: PublishDialogProps) {
  const dispatch = useAppDispatch();
  const known = useRows();
  const changed = rows.flatMap((named) => {
    const row = known[rowKey(named)];
    return row && isChanged(row) ? [{ named, row }] : [];
  });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [times, setTimes] = useState<Times>();
  /** Pages whose change is published on the other sites of their master text too. */
  const [masters, setMasters] = useState<ReadonlySet<number>>(new Set());
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<Readonly<Record<string, PublishProblem>>>({});
  const chosen = changed.filter(({ row }) => !left.has(rowKey(row)));

  // Who else edits the rows may have changed since they were read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens
  useEffect(() => {
    for (const { row } of changed) void dispatch(refreshEditors(row));
  }, []);

  const plan = async (rows: readonly EditedRow[], times: Times) => {
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
    if (Object.keys(results).length === 0 && (!choices || changed.length === rows.length)) onClose();
  };

  /** A slide that was refused held up the others: with a side for each conflict they are published with it. */
  const publishChosen = (row: EditedRow, choices: readonly ConflictChoice[]) => {
    const rows = row.kind === 'slide' ? chosen.map((one) => one.row).filter(isSlide) : [row];
    return publish(rows, { [rowKey(row)]: choices });
  };

  const discard = async (row: EditedRow) => {
    const outcome = await dispatch(discardRow(row));
    if ('refusal' in outcome)
      setProblems({
        ...problems,
        [rowKey(row)]: problemOf(outcome.refusal),
      });
    else onPublished();
  };

  const resolve = async (row: EditedRow, fields: Fields) => {
    dispatch(resolveConflicts(row, fields));
    await dispatch(saveRow(row));
  };

  return (
    <Dialog title={words.publishTitle(shopName)} onClose={onClose}>
      {[...masters].map((id) => (
        <MasterProblem key={id} problem={problems[masterKey(id)]} />
      ))}
      {changed.length === 0 && <p>{words.nothingToPublish}</p>}
      <ul className="flex flex-col gap-4">
        {changed.map(({ named, row }) => (
          <ChangedRow
            key={rowKey(row)}
            {...{ named, row, findings, problem: problems[rowKey(row)] }}
            onResolve={(fields) => void resolve(row, fields)}
            onPublish={(choices) => void publishChosen(row, choices)}
            onDiscard={() => void discard(row)}
            choice={
              <Checkbox
                id={`publish-${rowKey(row)}`}
                checked={!left.has(rowKey(row))}
                onChange={({ target }) => setLeft(withOrWithout(left, rowKey(row), !target.checked))}
              />
            }
          />
        ))}
      </ul>
      {changed.length > 0 && <SaveStatus rows={changed.map(({ row }) => row)} />}
      {changed.length > 0 && !canPublish && <Notice>{words.askPublisher}</Notice>}
      {changed.length > 0 && canPublish && (
        <>
          {!times && (
            <MasterChoices
              pages={chosen.flatMap(({ row }) => (row.kind === 'page' ? [row.id] : []))}
              {...{ masters, setMasters }}
            />
          )}
          <PublishTimes onChange={setTimes} />
          <Button
            onClick={() => void publish(chosen.map(({ row }) => row))}
            busy={isBusy}
            disabled={chosen.length === 0}
            className="shrink-0"
          >
            {times ? words.plan(chosen.length) : words.publishCount(chosen.length)}
          </Button>
        </>
      )}
    </Dialog>
  );
}
