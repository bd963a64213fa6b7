import type { Scope } from '@toonbank/contract/integration/scopes';
import { type FormEvent, useId, useState } from 'react';
import { integrationWords as words } from '@/locales/nl/admin/shop/integration';
import { callApi, type Refusal } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import { keyRefusalText } from './key-refusal';
import { ScopeChoice } from './scope-choice';
import { ShownSecret } from './shown-secret';

interface MakeKeyDialogProps {
  onMade: () => Promise<void>;
  onClose: () => void;
}

interface Faults {
  name?: string;
  scopes?: string;
  expiresOn?: string;
  /** Of no field. */
  form?: string;
}

function faultsOf(refusal: Refusal): Faults {
  const { name, expiresOn } = refusal.fields;
  if (name === 'taken') return { name: words.conflicts.taken };
  if (expiresOn === 'past' || expiresOn === 'invalid_date') return { expiresOn: words.faults[expiresOn] };
  return { form: keyRefusalText(refusal) };
}

/** Makes a key, and shows its secret once. */
export function MakeKeyDialog({ onMade, onClose }: MakeKeyDialogProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<Scope[]>([]);
  const [expiresOn, setExpiresOn] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const [secret, setSecret] = useState('');
  const focusOn = (found: Faults) => document.getElementById(`${id}-${Object.keys(found)[0]}`)?.focus();
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const missing: Faults = {
      ...(name.trim() === '' && { name: words.faults.name }),
      ...(scopes.length === 0 && { scopes: words.faults.scopes }),
    };
    setFaults(missing);
    if (missing.name || missing.scopes) return focusOn(missing);
    setBusy(true);
    const request = { name: name.trim(), scopes, ...(expiresOn !== '' && { expiresOn }) };
    const outcome = await dispatch(callApi('integration.makeKey', request));
    setBusy(false);
    if ('refusal' in outcome) {
      const found = faultsOf(outcome.refusal);
      setFaults(found);
      return focusOn(found);
    }
    setSecret(outcome.value.secret);
    await onMade();
  };
  if (secret !== '')
    return (
      <Dialog title={words.add} onClose={onClose}>
        <ShownSecret name={name} secret={secret} />
        <Button onClick={onClose} className="self-start">
          {words.close}
        </Button>
      </Dialog>
    );
  return (
    <Dialog title={words.add} onClose={onClose}>
      <form onSubmit={(event) => void make(event)} noValidate className="flex flex-col gap-4">
        <Field
          id={`${id}-name`}
          label={words.name}
          hint={words.nameHint}
          error={faults.name}
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <ScopeChoice id={`${id}-scopes`} chosen={scopes} error={faults.scopes} onChange={setScopes} />
        <Field
          id={`${id}-expiresOn`}
          label={words.expiresOn}
          hint={words.expiresHint}
          error={faults.expiresOn}
          type="date"
          value={expiresOn}
          onChange={({ target }) => setExpiresOn(target.value)}
        />
        {faults.form && (
          <Notice tone="danger" urgent>
            {faults.form}
          </Notice>
        )}
        <Button type="submit" busy={isBusy} className="self-start">
          {words.make}
        </Button>
      </form>
    </Dialog>
  );
}
