'use client';

import { useState } from 'react';
import { importUrl } from '@/lib/urls/admin/import-urls';
import { ratioWords, importWords as words } from '@/locales/nl/admin/imports';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { Notice } from '../../ui/notice';
import { ImportFrame } from '../import-frame';
import type { ImportDetails } from '../use-import';
import { ChangeCounts } from './change-counts';
import { type ChangeFilter, filterQuery } from './change-filter';
import { Changes } from './changes';
import { FaultyLines } from './faulty-lines';
import { Touches } from './touches';

interface ImportPreviewProps {
  importId: number;
  initial: ChangeFilter;
}

/** The third step: what changes, and what that has an effect on. */
export const ImportPreview = ({ importId, initial }: ImportPreviewProps) => (
  <ImportFrame importId={importId} current="changes">
    {(details, reload) => <Preview details={details} initial={initial} onTicked={() => void reload()} />}
  </ImportFrame>
);

interface PreviewProps {
  details: ImportDetails;
  initial: ChangeFilter;
  onTicked: () => void;
}

function Preview({ details, initial, onTicked }: PreviewProps) {
  const { importId, state, counts, faulty, unchanged, ratioWarning, outdated, changes, touches } = details;
  const hasChanges = counts.length > 0;
  const [filter, setFilter] = useState<ChangeFilter>(hasChanges ? initial : { search: '', faulty: true });
  const change = (next: ChangeFilter) => {
    setFilter(next);
    window.history.replaceState(null, '', importUrl(importId, 'changes') + filterQuery(next));
  };
  const canTick = state === 'preview';
  return (
    <>
      {outdated && (
        <Notice tone="warning" urgent>
          {words.outdated}
        </Notice>
      )}
      {ratioWarning && (
        <Notice tone="danger" urgent>
          <strong>{ratioWords[ratioWarning.suspicion](ratioWarning.factor)}</strong>
        </Notice>
      )}
      {!hasChanges && (
        <EmptyState icon={<Icon name="check" className="size-7" />} title={words.nothing}>
          <p>{faulty > 0 ? words.faulty(faulty) : words.nothingText}</p>
        </EmptyState>
      )}
      {hasChanges && (
        <div className="flex flex-col gap-3">
          <ChangeCounts details={details} filter={filter} onChange={change} />
          <Touches touches={touches} />
          {unchanged > 0 && <p className="text-ink-soft text-sm">{words.unchanged(unchanged)}</p>}
        </div>
      )}
      {filter.faulty ? (
        faulty > 0 && <FaultyLines importId={importId} />
      ) : (
        <Changes {...{ importId, filter, canTick, onTicked }} onChange={change} />
      )}
      {hasChanges && canTick && (
        <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-surface px-4 py-3">
          {changes > 0 ? (
            <a href={importUrl(importId, 'apply')} className={buttonClass('primary', 'l')}>
              {words.toApply(changes)}
            </a>
          ) : (
            <p>{words.none}</p>
          )}
        </div>
      )}
    </>
  );
}
