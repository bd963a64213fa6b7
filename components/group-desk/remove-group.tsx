import { useState } from 'react';
import { groupDeskWords as words } from '@/locales/nl/admin/shop/groups';
import { ChangeOutcome } from '../admin/change-outcome';
import { Button } from '../ui/button';
import { Dialog } from '../ui/overlay/dialog';
import type { Group, GroupChanges } from './group';

const FORM = 'remove';

interface RemoveGroupProps extends Omit<GroupChanges, 'reload'> {
  group: Group;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Asks before a group goes. One that is in use stays, and the dialog says why. */
export function RemoveGroup({ group, onClose, onDone, ...changes }: RemoveGroupProps) {
  /** Of a dialog before this one. */
  const [before] = useState(changes.outcome);
  const remove = async () => {
    if (await changes.change(FORM, 'groupDesk.remove', { groupID: group.groupId }))
      onDone(words.removed(group.name));
  };
  return (
    <Dialog title={words.removeTitle(group.name)} onClose={onClose}>
      <p>{words.removeText}</p>
      <ChangeOutcome form={FORM} outcome={changes.outcome === before ? undefined : changes.outcome} />
      <div className="flex flex-wrap gap-3">
        <Button busy={changes.busy === FORM} onClick={() => void remove()}>
          {words.confirmRemove}
        </Button>
        <Button look="outline" onClick={onClose}>
          {words.keep}
        </Button>
      </div>
    </Dialog>
  );
}
