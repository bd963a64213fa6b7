'use client';

import { useState } from 'react';
import { changes as words } from '@/locales/nl/admin/changes';
import { LoadState } from '../admin/load-state';
import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { ChangeGroup } from './change-group';
import { PlanChange } from './plan-change';
import { PublishChosen } from './publish-chosen';
import { RemoveChange } from './remove-change';
import { type Change, useChanges } from './use-changes';

/** The groups in their order; each change is in one. */
const groupOf = ({ publishAt, own }: Change): keyof typeof words.groups =>
  publishAt !== null ? 'planned' : own ? 'own' : 'others';
const groupNames = ['own', 'others', 'planned'] as const;

/** Everything that is not live yet: publish several, plan, remove, or open the page. */
export function SiteChanges({ canPublish }: { canPublish: boolean }) {
  const { changes, failure, reload } = useChanges();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [reasons, setReasons] = useState<Readonly<Record<number, string>>>({});
  const [dialog, setDialog] = useState<{ change: Change; action: 'plan' | 'remove' }>();
  const close = () => setDialog(undefined);
  const closeAndReload = () => {
    close();
    setChosen(new Set());
    void reload();
  };

  if (!changes) return <LoadState failure={failure} onRetry={() => void reload()} />;
  const drafts = changes.filter(({ draftId }) => chosen.has(draftId));
  return (
    <>
      {failure && <LoadState failure={failure} onRetry={() => void reload()} />}
      {canPublish ? (
        <PublishChosen
          {...{ changes, chosen: drafts, setChosen }}
          onDone={(refused) => {
            setReasons(refused);
            setChosen(new Set(Object.keys(refused).map(Number)));
            void reload();
          }}
        />
      ) : (
        changes.length > 0 && <Notice>{words.askPublisher}</Notice>
      )}
      {changes.length === 0 && (
        <EmptyState icon={<Icon name="check" />} title={words.none}>
          <p>{words.noneText}</p>
          <a href="/" className={buttonClass('outline')}>
            {words.openShop}
          </a>
        </EmptyState>
      )}
      {groupNames.map((name) => (
        <ChangeGroup
          key={name}
          {...{ canPublish, chosen, setChosen, reasons }}
          title={words.groups[name]}
          changes={changes.filter((change) => groupOf(change) === name)}
          onPlan={(change) => setDialog({ change, action: 'plan' })}
          onRemove={(change) => setDialog({ change, action: 'remove' })}
        />
      ))}
      {dialog?.action === 'plan' && (
        <PlanChange change={dialog.change} onDone={closeAndReload} onClose={close} />
      )}
      {dialog?.action === 'remove' && (
        <RemoveChange {...{ canPublish }} change={dialog.change} onDone={closeAndReload} onClose={close} />
      )}
    </>
  );
}
