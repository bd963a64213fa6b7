import { type FormEvent, useId, useState } from 'react';
import { EDIT_HASH } from '@/lib/urls/admin-urls';
import { groupPath } from '@/lib/urls/canonical-urls';
import { groupDeskWords as words } from '@/locales/nl/admin/shop/groups';
import { FoldedHistory } from '../action-log/folded-history';
import { ChangeOutcome } from '../admin/change-outcome';
import { Checkbox } from '../form/checkbox';
import { Field, FieldFrame } from '../form/field';
import { Select } from '../form/select';
import { Button, buttonClass } from '../ui/button';
import { Dialog } from '../ui/overlay/dialog';
import { type Group, type GroupChanges, indentedName, levelOf, possibleParents } from './group';

const FORM = 'details';
const MAX_NAME = 80;
const columns = [1, 2, 3] as const;
type Column = (typeof columns)[number];

interface GroupDialogProps extends Omit<GroupChanges, 'reload'> {
  groups: readonly Group[];
  /** Undefined: a new one. */
  group: Group | undefined;
  /** Of a new one, where it was asked for. */
  parentId: number | null;
  canEditTexts: boolean;
  onClose: () => void;
  onDone: (text: string) => void;
  onRemove: (group: Group) => void;
}

const detailsOf = (group: Group | undefined, parentId: number | null) => ({
  name: group?.name ?? '',
  parentID: parentId,
  column: (group?.column ?? 1) as Column,
  hidden: group?.hidden ?? false,
});

/** Makes a group, or changes its name, its place and whether it is in the shop. */
export function GroupDialog({
  groups,
  group,
  parentId,
  canEditTexts,
  onClose,
  onDone,
  onRemove,
  ...changes
}: GroupDialogProps) {
  const id = useId();
  const [seen] = useState(() => detailsOf(group, parentId));
  const [details, setDetails] = useState(seen);
  const [fault, setFault] = useState('');
  /** Of a dialog before this one. */
  const [before] = useState(changes.outcome);
  const { name, parentID, column, hidden } = details;
  const parent = groups.find(({ groupId }) => groupId === parentID);
  const hasColumn = parent !== undefined && levelOf(groups, parent) === 1;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isNamed = name.trim() !== '';
    setFault(isNamed ? '' : words.nameFault);
    if (!isNamed) {
      document.getElementById(`${id}-name`)?.focus();
      return;
    }
    const isSaved = group
      ? await changes.change(FORM, 'groupDesk.change', { groupID: group.groupId, seen, group: details })
      : await changes.change(FORM, 'groupDesk.add', { group: details });
    if (isSaved) onDone(words.saved(name.trim()));
  };
  return (
    <Dialog title={group ? words.changeTitle(group.name) : words.addTitle} onClose={onClose}>
      <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
        <Field
          id={`${id}-name`}
          label={words.name}
          hint={group ? words.address(groupPath(group)) : words.addressHint}
          error={fault}
          maxLength={MAX_NAME}
          value={name}
          onChange={({ target }) => setDetails({ ...details, name: target.value })}
        />
        <FieldFrame id={`${id}-parent`} label={words.parent}>
          <Select
            id={`${id}-parent`}
            value={parentID ?? ''}
            onChange={({ target }) =>
              setDetails({ ...details, parentID: target.value === '' ? null : Number(target.value) })
            }
            options={[
              { value: '', text: words.top },
              ...possibleParents(groups, group).map((one) => ({
                value: one.groupId,
                text: indentedName(groups, one),
              })),
            ]}
          />
        </FieldFrame>
        {hasColumn && (
          <FieldFrame id={`${id}-column`} label={words.column}>
            <Select
              id={`${id}-column`}
              value={column}
              onChange={({ target }) => setDetails({ ...details, column: Number(target.value) as Column })}
              options={columns.map((value) => ({ value, text: words.columns[value] }))}
            />
          </FieldFrame>
        )}
        <label className="flex min-h-11 items-start gap-3">
          <Checkbox
            checked={hidden}
            onChange={({ target }) => setDetails({ ...details, hidden: target.checked })}
          />
          <span>
            {words.hide}
            <span className="block text-ink-soft text-sm">{words.hideHint}</span>
          </span>
        </label>
        <ChangeOutcome form={FORM} outcome={changes.outcome === before ? undefined : changes.outcome} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={changes.busy === FORM}>
            {words.save}
          </Button>
          {group && (
            <Button look="quiet" onClick={() => onRemove(group)}>
              {words.remove}
            </Button>
          )}
        </div>
        {group && canEditTexts && !group.hidden && (
          <p className="border-line border-t pt-4 text-sm">
            <a href={`${groupPath(group)}${EDIT_HASH}`} className={buttonClass('outline', 's')}>
              {words.texts}
            </a>
            <span className="mt-2 block text-ink-soft">{words.textsHint}</span>
          </p>
        )}
      </form>
      {group && <FoldedHistory kind="group" targets={[String(group.groupId)]} />}
    </Dialog>
  );
}
