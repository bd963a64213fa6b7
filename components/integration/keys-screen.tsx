'use client';

import { INTEGRATION_BASE } from '@toonbank/contract/integration/base';
import { useState } from 'react';
import { integrationWords as words } from '@/locales/nl/admin/shop/integration';
import { PagedList } from '../admin/paged-list';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { KeyDialog } from './key-dialog';
import { KeyRow } from './key-row';
import { MakeKeyDialog } from './make-key-dialog';
import { useKeys } from './use-keys';

/** The keys of the integration API: who has one, what it may do, and when it was used. */
export function KeysScreen({ origin }: { origin: string }) {
  const { keys, failure, reload } = useKeys();
  const [isMaking, setMaking] = useState(false);
  const [managed, setManaged] = useState<number>();
  const rows = keys ?? [];
  const shown = rows.find(({ keyId }) => keyId === managed);
  const list = { rows, isLoading: !keys && !failure, failure, reload, more: undefined };
  const add = <Button onClick={() => setMaking(true)}>{words.add}</Button>;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col gap-3">
        <p className="max-w-prose">{words.intro}</p>
        <dl className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
          <dt className="text-ink-soft">{words.address}</dt>
          <dd className="wrap-anywhere font-mono">{`${origin}${INTEGRATION_BASE}`}</dd>
        </dl>
        <p className="text-sm">
          <a href={`${INTEGRATION_BASE}/openapi.json`} className="underline underline-offset-4">
            {words.document}
          </a>
        </p>
      </div>
      <PagedList
        list={list}
        empty={
          <EmptyState icon={<Icon name="bolt" />} title={words.none}>
            <p>{words.noneText}</p>
            {add}
          </EmptyState>
        }
      >
        <div>{add}</div>
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {rows.map((one) => (
            <KeyRow key={one.keyId} shown={one} onManage={() => setManaged(one.keyId)} />
          ))}
        </ul>
      </PagedList>
      {isMaking && <MakeKeyDialog onMade={reload} onClose={() => setMaking(false)} />}
      {shown && <KeyDialog shown={shown} onChanged={reload} onClose={() => setManaged(undefined)} />}
    </div>
  );
}
