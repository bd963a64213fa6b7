import { useId, useState } from 'react';
import { integrationWords as words } from '@/locales/nl/admin/shop/integration';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

interface ShownSecretProps {
  name: string;
  secret: string;
}

/** A new secret, which is shown this once. */
export function ShownSecret({ name, secret }: ShownSecretProps) {
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch {
      // Refused, or not a secure page: the focus selects it, to copy it by hand.
      document.getElementById(id)?.focus();
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="warning" urgent>
        {words.secretText(name)}
      </Notice>
      <Field
        id={id}
        label={words.secret}
        value={secret}
        readOnly
        className="font-mono text-sm"
        onFocus={({ target }) => target.select()}
      />
      <Button look="outline" onClick={() => void copy()} className="self-start">
        {isCopied ? words.copied : words.copy}
      </Button>
    </div>
  );
}
