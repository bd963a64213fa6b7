import { formatDateTime } from '@/lib/dates';
import { admin as adminWords } from '@/locales/nl/admin/admin';
import { adminsWords as words } from '@/locales/nl/admin/admins';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import type { ListedAdmin } from './use-admins';

interface AdminRowProps {
  admin: ListedAdmin;
  onChange: () => void;
}

/** An administrator in the list. The own rights are changed by a colleague. */
export function AdminRow({ admin, onChange }: AdminRowProps) {
  const { name, username, email, role, active, secondFactor, lastLogin, own } = admin;
  const facts = [
    secondFactor ? words.factorOn : words.factorOff,
    lastLogin ? words.lastLogin(formatDateTime(lastLogin)) : words.neverLoggedIn,
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="wrap-anywhere font-semibold">{name}</strong>
          <Badge tone={active ? 'brand' : 'neutral'}>{active ? adminWords.roles[role] : words.off}</Badge>
          {own && <span className="text-ink-soft text-sm">{words.you}</span>}
        </p>
        <p className="wrap-anywhere text-sm">
          {username}
          {email !== '' && email.toLowerCase() !== username && ` · ${email}`}
        </p>
        <p className="text-ink-soft text-sm">{facts.join(' · ')}</p>
      </div>
      {!own && (
        <Button look="outline" size="s" aria-label={words.changeOf(name)} onClick={onChange}>
          {words.change}
        </Button>
      )}
    </li>
  );
}
