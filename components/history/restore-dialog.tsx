import { useState } from 'react';
import type { ErrorCode } from '@/api/types';
import { rowName } from '@/locales/nl/admin/editing';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { historyWords as words } from '@/locales/nl/admin/history';
import { callApi } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import { Comparison } from './comparison';
import type { ShownVersion } from './version-facts';

interface RestoreDialogProps {
  version: ShownVersion;
  /** The version that is live, as the list has it. */
  live: number;
  /** @param version the one that was asked for */
  onRestored: (version: number) => void;
  onClose: () => void;
}

/** Asks before an earlier version becomes live again, and says what changes for visitors. */
export function RestoreDialog({ version: asked, live, onRestored, onClose }: RestoreDialogProps) {
  const { kind, id, version } = asked;
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ErrorCode>();
  const restore = async () => {
    setBusy(true);
    setFailure(undefined);
    const request = { kind, id, restore: version, version: live };
    const outcome = await dispatch(callApi('editing.restore', request));
    setBusy(false);
    if ('value' in outcome) onRestored(version);
    else setFailure(outcome.refusal.code);
  };
  return (
    <Dialog title={words.restoreTitle(version)} onClose={onClose}>
      <p>{words.restoreText(rowName(asked), version)}</p>
      <Comparison {...{ kind, id }} from={live} to={version} />
      {failure && (
        <Notice tone="danger" urgent>
          {adminErrorText(failure)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void restore()} busy={isBusy}>
          {isBusy ? words.restoring : words.restoreNow}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Dialog>
  );
}
