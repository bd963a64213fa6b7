import { formatDate, formatDateTime } from '@/lib/dates';
import { ADMIN_INTEGRATION_CALLS } from '@/lib/urls/admin-urls';
import { integrationWords as words } from '@/locales/nl/admin/shop/integration';
import { Badge, type Tone } from '../ui/badge';
import { Button } from '../ui/button';
import type { IntegrationKey } from './use-keys';

const tones: Readonly<Record<IntegrationKey['state'], Tone>> = {
  active: 'success',
  expired: 'warning',
  revoked: 'neutral',
};

function factsOf({ state, lastUsedAt, expiresOn, revokedAt, madeBy, madeAt }: IntegrationKey): string[] {
  const end = expiresOn && (state === 'expired' ? words.expired : words.expires)(formatDate(expiresOn));
  return [
    lastUsedAt ? words.lastUsed(formatDateTime(lastUsedAt)) : words.neverUsed,
    ...(revokedAt ? [words.revoked(formatDateTime(revokedAt))] : end ? [end] : []),
    words.made(madeBy, formatDate(madeAt)),
  ];
}

/** A key in the list. */
export function KeyRow({ shown, onManage }: { shown: IntegrationKey; onManage: () => void }) {
  const { keyId, name, state, scopes, oldSecret } = shown;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="flex min-w-0 flex-1 basis-80 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <strong className="wrap-anywhere font-semibold">{name}</strong>
          <Badge tone={tones[state]}>{words.states[state]}</Badge>
          {oldSecret && state === 'active' && <Badge tone="info">{words.twoSecrets}</Badge>}
        </p>
        <p className="text-sm">{scopes.map((scope) => words.scopeNames[scope]).join(' · ')}</p>
        <p className="text-ink-soft text-sm">{factsOf(shown).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <a
          href={`${ADMIN_INTEGRATION_CALLS}?sleutel=${keyId}`}
          aria-label={words.callsOf(name)}
          className="flex min-h-11 items-center text-sm underline underline-offset-4"
        >
          {words.calls}
        </a>
        {state !== 'revoked' && (
          <Button look="outline" size="s" aria-label={words.manageOf(name)} onClick={onManage}>
            {words.manage}
          </Button>
        )}
      </div>
    </li>
  );
}
