import { useId, useState } from 'react';
import { webhookWords as words } from '@/locales/nl/admin/shop/webhooks';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { Dialog } from '../ui/overlay/dialog';

/** Shows a new secret, once. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(secret).then(
      () => setCopied(true),
      // Not allowed here: the field can be selected.
      () => document.querySelector<HTMLInputElement>(`[id="${id}"]`)?.select(),
    );
  };
  return (
    <Dialog title={words.secretTitle} onClose={onClose}>
      <p className="text-sm">{words.secretText}</p>
      <Field id={id} label={words.secret} value={secret} readOnly className="font-mono" />
      <p role="status" className="text-sm empty:hidden">
        {isCopied && words.copied}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copy()}>{words.copy}</Button>
        <Button look="outline" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Dialog>
  );
}
