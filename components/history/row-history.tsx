'use client';

import type { ContentKind } from '@toonbank/contract/editing/kinds';
import { useState } from 'react';
import { ADMIN_HISTORY } from '@/lib/urls/admin-urls';
import { rowName } from '@/locales/nl/admin/editing';
import { historyWords as words } from '@/locales/nl/admin/history';
import { PagedList } from '../admin/paged-list';
import { usePages } from '../admin/use-pages';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { CompareVersions } from './compare-versions';
import { RestoreDialog } from './restore-dialog';
import type { ShownVersion } from './version-facts';
import { VersionList } from './version-list';

interface RowHistoryProps {
  kind: ContentKind;
  id: number;
  canPublish: boolean;
}

/** The versions of a row, the differences between any two of them, and a way back. */
export function RowHistory({ kind, id, canPublish }: RowHistoryProps) {
  const list = usePages('editing.versions', { kind, id });
  const [pair, setPair] = useState<{ from: number; to: number }>();
  const [asked, setAsked] = useState<ShownVersion>();
  const [restored, setRestored] = useState<number>();
  const [live, before] = list.rows;

  const onRestored = (version: number) => {
    setAsked(undefined);
    setPair(undefined);
    setRestored(version);
    void list.reload();
  };
  if (list.failure === 'not_found') return <UnknownRow />;
  const chosen = pair ?? (live && before && { from: before.version, to: live.version });
  return (
    <div className="flex flex-col gap-6">
      <a href={ADMIN_HISTORY} className="self-start py-2 underline underline-offset-4">
        {words.all}
      </a>
      {live && <h2 className="wrap-break-word font-semibold text-xl">{rowName(live)}</h2>}
      {restored !== undefined && (
        <Notice tone="success" urgent>
          {words.restored(restored)}
        </Notice>
      )}
      <PagedList list={list} empty={null}>
        <div className="grid gap-8 xl:grid-cols-[22rem_1fr]">
          <VersionList
            versions={list.rows}
            onCompare={(from, to) => setPair({ from, to })}
            onRestore={canPublish ? setAsked : undefined}
          />
          {chosen && (
            <CompareVersions {...{ kind, id }} versions={list.rows} pair={chosen} onChange={setPair} />
          )}
        </div>
      </PagedList>
      {asked && live && (
        <RestoreDialog
          version={asked}
          live={live.version}
          onRestored={onRestored}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

const UnknownRow = () => (
  <EmptyState icon={<Icon name="search" className="size-7" />} title={words.unknown}>
    <p>{words.unknownText}</p>
    <a href={ADMIN_HISTORY} className="underline underline-offset-4">
      {words.all}
    </a>
  </EmptyState>
);
