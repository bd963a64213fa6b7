import { useState } from 'react';
import { formatDateTime } from '@/lib/dates';
import { integrationWords as words } from '@/locales/nl/admin/shop/integration';
import { callApi, type Outcome } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { FoldedHistory } from '../action-log/folded-history';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import { keyRefusalText } from './key-refusal';
import { ShownSecret } from './shown-secret';
import type { IntegrationKey } from './use-keys';

interface KeyDialogProps {
  shown: IntegrationKey;
  onChanged: () => Promise<void>;
  onClose: () => void;
}

type Result = { done: string } | { failure: string } | { secret: string };

/** Gives a key a new secret, ends the old one, or revokes the key. */
export function KeyDialog({ shown, onChanged, onClose }: KeyDialogProps) {
  const { keyId: keyID, name, state, oldSecret } = shown;
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [isSure, setSure] = useState(false);
  const [result, setResult] = useState<Result>();
  const run = async <T,>(work: Promise<Outcome<T>>, resultOf: (value: T) => Result) => {
    setBusy(true);
    const outcome = await work;
    setBusy(false);
    setSure(false);
    setResult('value' in outcome ? resultOf(outcome.value) : { failure: keyRefusalText(outcome.refusal) });
    await onChanged();
  };
  const rotate = () =>
    run(dispatch(callApi('integration.rotateKey', { keyID })), ({ secret }) => ({ secret }));
  const endOld = () =>
    run(dispatch(callApi('integration.endOldSecret', { keyID })), () => ({ done: words.ended }));
  const revoke = () =>
    run(dispatch(callApi('integration.revokeKey', { keyID })), () => ({ done: words.revokedNow }));
  return (
    <Dialog title={name} onClose={onClose}>
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
      {result && 'secret' in result && <ShownSecret name={name} secret={result.secret} />}
      <ul className="list-disc pl-5 text-sm">
        {shown.scopes.map((scope) => (
          <li key={scope}>{words.scopeNames[scope]}</li>
        ))}
      </ul>
      {state === 'active' && (
        <div className="flex flex-col items-start gap-2 border-line border-t pt-4">
          {oldSecret ? (
            <>
              <p className="text-sm">
                {oldSecret.lastUsedAt ? words.oldUsed(formatDateTime(oldSecret.lastUsedAt)) : words.oldUnused}
              </p>
              <Button look="outline" busy={isBusy} onClick={() => void endOld()}>
                {words.endOld}
              </Button>
            </>
          ) : (
            <>
              <Button look="outline" busy={isBusy} onClick={() => void rotate()}>
                {words.rotate}
              </Button>
              <p className="text-ink-soft text-sm">{words.rotateText}</p>
            </>
          )}
        </div>
      )}
      {state !== 'revoked' && (
        <div className="flex flex-col items-start gap-2 border-line border-t pt-4">
          <Button look="outline" busy={isBusy} onClick={() => (isSure ? void revoke() : setSure(true))}>
            {isSure ? words.revokeSure : words.revoke}
          </Button>
          <p className="text-ink-soft text-sm">{words.revokeText}</p>
        </div>
      )}
      <FoldedHistory kind="integration_key" targets={[String(keyID)]} shown={shown} />
    </Dialog>
  );
}
