'use client';

import type { Finding } from '@toonbank/contract/text-checks/finding';
import { useEffect, useState } from 'react';
import { editingWords as words } from '@/locales/nl/admin/editing';
import { refreshEditors } from '@/store/editing/open-row';
import { masterKey } from '@/store/editing/publish-rows';
import { isChanged, rowKey } from '@/store/editing/state';
import { useAppDispatch } from '@/store/hooks';
import { Checkbox } from '../../form/checkbox';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Dialog } from '../../ui/overlay/dialog';
import type { NamedRow } from '../rows-on-page';
import { SaveStatus } from '../save-status';
import { useRows } from '../use-page-drafts';
import { withOrWithout } from '../with-or-without';
import { ChangedRow } from './changed-row';
import { MasterChoices, MasterProblem } from './master-choice';
import { PublishTimes, type Times } from './publish-times';
import { usePublish } from './use-publish';

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
  /** All that was chosen is live, or planned. */
  onDone: (isPlanned: boolean) => void;
  onClose: () => void;
}

/** What is not published yet on this page, and the ways to publish it. */
export function PublishDialog({
  shopName,
  rows,
  findings,
  canPublish,
  onPublished,
  onDone,
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
  const chosen = changed.filter(({ row }) => !left.has(rowKey(row)));

  // Who else edits the rows may have changed since they were read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the dialog opens
  useEffect(() => {
    for (const { row } of changed) void dispatch(refreshEditors(row));
  }, []);

  const { isBusy, problems, ...act } = usePublish({
    ...{ times, masters, onPublished },
    chosen: chosen.map(({ row }) => row),
    onDone: (rows, choices) => {
      onDone(times !== undefined);
      if (!choices || changed.length === rows.length) onClose();
    },
  });

  return (
    <Dialog title={canPublish ? words.publishTitle(shopName) : words.reviewTitle(shopName)} onClose={onClose}>
      {[...masters].map((id) => (
        <MasterProblem key={id} problem={problems[masterKey(id)]} />
      ))}
      {changed.length === 0 && <p>{words.nothingToPublish}</p>}
      <ul className="flex flex-col gap-4">
        {changed.map(({ named, row }) => (
          <ChangedRow
            key={rowKey(row)}
            {...{ named, row, findings, problem: problems[rowKey(row)] }}
            onResolve={(fields) => void act.resolve(row, fields)}
            onPublish={(choices) => void act.publishWith(row, choices)}
            onDiscard={() => void act.discard(row)}
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
          <PublishTimes hasSlides={chosen.some(({ row }) => row.kind === 'slide')} onChange={setTimes} />
          <Button
            onClick={() => void act.publish(chosen.map(({ row }) => row))}
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
