'use client';

import type { MasterState } from '@toonbank/contract';
import { useState } from 'react';
import { masterWords as words } from '@/locales/nl/admin/master-texts';
import { PagedList } from '../admin/paged-list';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { MasterItem } from './master-item';
import { useMasterPages } from './use-master-pages';

/** What needs an answer comes first. */
const order: readonly MasterState[] = ['changed', 'deviates', 'follows'];

/** The pages that share their text with other sites, and how each stands. */
export function MasterTexts({ canPublish }: { canPublish: boolean }) {
  const list = useMasterPages();
  const [done, setDone] = useState<string>();
  const onResolved = (text: string) => {
    setDone(text);
    void list.reload();
  };
  const groups = order
    .map((state) => ({ state, pages: list.rows.filter((page) => page.state === state) }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-prose text-ink-soft">{words.lead}</p>
      {list.rows.some(({ home }) => home) && <Notice>{words.home}</Notice>}
      {done && (
        <Notice tone="success" urgent>
          {done}
        </Notice>
      )}
      <PagedList
        list={list}
        empty={
          <EmptyState icon={<Icon name="info" className="size-7" />} title={words.none}>
            <p>{words.noneText}</p>
          </EmptyState>
        }
      >
        <div className="flex flex-col gap-8">
          {groups.map(({ state, pages }) => (
            <section key={state} className="flex flex-col gap-3">
              <h2 className="font-semibold text-xl">{words.groups[state]}</h2>
              <p className="max-w-prose text-ink-soft text-sm">{words.stateTexts[state]}</p>
              <ul className="flex flex-col divide-y divide-line border-line border-y">
                {pages.map((page) => (
                  <MasterItem
                    key={`${page.id} ${page.version} ${page.master}`}
                    {...{ page, canPublish, onResolved }}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </PagedList>
    </div>
  );
}
