import { useId, useState } from 'react';
import { adminsWords as words } from '@/locales/nl/admin/admins';
import { Field } from '../form/field';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';

export interface InvitationProps {
  name: string;
  email: string;
  mailed: boolean;
  /** Empty where it was mailed. */
  link: string;
}

/** The link for a password was mailed, or is shown once. */
export function Invitation({ name, email, mailed, link }: InvitationProps) {
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  if (mailed)
    return (
      <Notice tone="success" urgent>
        {words.mailed(email)}
      </Notice>
    );
  const copy = () => navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="warning" urgent>
        {words.linkText(name)}
      </Notice>
      <Field id={id} label={words.link} value={link} readOnly onFocus={({ target }) => target.select()} />
      <Button look="outline" onClick={() => void copy()} className="self-start">
        {isCopied ? words.copied : words.copy}
      </Button>
    </div>
  );
}
