import { useId, useState } from 'react';
import { adminsWords as words } from '@/locales/nl/admin/admins';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { callApi, type Outcome } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { FoldedHistory } from '../action-log/folded-history';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import { Invitation } from './invitation';
import { type Role, RoleSelect } from './role-select';
import type { ListedAdmin } from './use-admins';

interface ChangeAdminDialogProps {
  admin: ListedAdmin;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

type Result = { done: string } | { failure: string } | { mailed: boolean; link: string };

/** What a manager changes of a colleague: role, password link, second factor, on or off. */
export function ChangeAdminDialog({ admin, onChanged, onClose }: ChangeAdminDialogProps) {
  const { id: adminID, name, active, secondFactor } = admin;
  const dispatch = useAppDispatch();
  const roleId = useId();
  const [role, setRole] = useState<Role>(admin.role);
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<Result>();

  const run = async <T,>(work: () => Promise<Outcome<T>>, resultOf: (value: T) => Result) => {
    setBusy(true);
    setResult(undefined);
    const outcome = await work();
    setBusy(false);
    setResult(
      'value' in outcome ? resultOf(outcome.value) : { failure: adminErrorText(outcome.refusal.code) },
    );
    await onChanged();
  };
  const saveRole = () =>
    run(
      () => dispatch(callApi('admins.changeRole', { adminID, role })),
      () => ({ done: words.roleSaved }),
    );
  const invite = () =>
    run(
      () => dispatch(callApi('admins.invite', { adminID })),
      (invitation) => invitation,
    );
  const resetFactor = () =>
    run(
      () => dispatch(callApi('admins.resetSecondFactor', { adminID })),
      () => ({ done: words.factorReset }),
    );
  const setActive = () =>
    run(
      () => dispatch(callApi('admins.setActive', { adminID, active: !active })),
      () => ({ done: active ? words.switchedOff(name) : words.switchedOn(name) }),
    );

  return (
    <Dialog title={words.changeOf(name)} onClose={onClose}>
      {result && 'done' in result && (
        <Notice tone="success" urgent>
          {result.done}
        </Notice>
      )}
      {result && 'failure' in result && (
        <Notice tone="danger" urgent>
          {result.failure}
        </Notice>
      )}
      {result && 'link' in result && <Invitation name={name} email={admin.email} {...result} />}
      <RoleSelect id={roleId} value={role} onChange={({ target }) => setRole(target.value as Role)} />
      <Button busy={isBusy} onClick={() => void saveRole()} className="self-start">
        {words.saveRole}
      </Button>
      <div className="flex flex-col items-start gap-2 border-line border-t pt-4">
        {active && (
          <Button look="outline" busy={isBusy} onClick={() => void invite()}>
            {words.newLink}
          </Button>
        )}
        {secondFactor && (
          <Button look="outline" busy={isBusy} onClick={() => void resetFactor()}>
            {words.resetFactor}
          </Button>
        )}
        <Button look="outline" busy={isBusy} onClick={() => void setActive()}>
          {active ? words.switchOff : words.switchOn}
        </Button>
        {active && <p className="text-ink-soft text-sm">{words.switchOffText}</p>}
      </div>
      <FoldedHistory kind="admin" targets={[String(adminID)]} shown={admin} />
    </Dialog>
  );
}
