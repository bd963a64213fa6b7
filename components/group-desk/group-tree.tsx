'use client';

import { useState } from 'react';
import { groupDeskWords as words } from '@/locales/nl/admin/shop/groups';
import { LoadState } from '../admin/load-state';
import { useDeskRow } from '../admin/use-desk-row';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { conflictText, type Group } from './group';
import { GroupDialog } from './group-dialog';
import { GroupRow } from './group-row';
import { RemoveGroup } from './remove-group';

/** The rights of the administrator. */
export interface GroupRights {
  canWrite: boolean;
  canEditTexts: boolean;
}

type Opened =
  | { dialog: 'change'; group: Group | undefined; parentId: number | null }
  | { dialog: 'remove'; group: Group };

/** The groups of the site as a tree, with buttons that arrange, change and add them. */
export function GroupTree({ rights }: { rights: GroupRights }) {
  const { row, failure, outcome, ...changes } = useDeskRow(
    'groupDesk.tree',
    {},
    { conflictText, showsNewAtOnce: true },
  );
  const [opened, setOpened] = useState<Opened>();
  const [done, setDone] = useState('');
  if (!row) return <LoadState failure={failure} onRetry={() => void changes.reload()} />;
  const { groups } = row;
  const move = (group: Group, by: -1 | 1) => {
    const ids = groups.filter(({ parentId }) => parentId === group.parentId).map(({ groupId }) => groupId);
    const at = ids.indexOf(group.groupId);
    if (at + by < 0 || at + by >= ids.length) return;
    ids.splice(at, 1);
    ids.splice(at + by, 0, group.groupId);
    setDone('');
    void changes.change('arrange', 'groupDesk.arrange', { parentID: group.parentId, groupIDs: ids });
  };
  const close = () => setOpened(undefined);
  const onDone = (text: string) => {
    close();
    setDone(text);
  };
  const add = (parentId: number | null) => setOpened({ dialog: 'change', group: undefined, parentId });
  return (
    <>
      {rights.canWrite ? (
        <div>
          <Button onClick={() => add(null)}>{words.add}</Button>
        </div>
      ) : (
        <p className="text-ink-soft text-sm">{words.noRight}</p>
      )}
      <div role="status" className="empty:hidden">
        {done !== '' && <Notice tone="success">{done}</Notice>}
      </div>
      {outcome?.form === 'arrange' && outcome.fault && (
        <Notice tone="danger" urgent>
          {outcome.fault}
        </Notice>
      )}
      {groups.length === 0 ? (
        <EmptyState icon={<Icon name="list" className="size-7" />} title={words.none}>
          <p>{words.noneText}</p>
        </EmptyState>
      ) : (
        <ul aria-busy={changes.busy === 'arrange'} className="flex flex-col">
          {groups.map((group) => (
            <GroupRow
              key={group.groupId}
              {...{ groups, group }}
              canWrite={rights.canWrite}
              onMove={(by) => move(group, by)}
              onOpen={() => setOpened({ dialog: 'change', group, parentId: group.parentId })}
              onAdd={() => add(group.groupId)}
            />
          ))}
        </ul>
      )}
      {opened?.dialog === 'change' && (
        <GroupDialog
          {...{ ...opened, groups, outcome, onDone }}
          {...changes}
          canEditTexts={rights.canEditTexts}
          onClose={close}
          onRemove={(group) => setOpened({ dialog: 'remove', group })}
        />
      )}
      {opened?.dialog === 'remove' && (
        <RemoveGroup {...{ group: opened.group, outcome, onDone }} {...changes} onClose={close} />
      )}
    </>
  );
}
