'use client';

import type { ReactNode } from 'react';
import {
  ADMIN_IMPORT,
  type ImportStep,
  importStepOf,
  importUrl,
  type OneImportStep,
} from '@/lib/urls/admin/import-urls';
import { importFailureWords, importStateWords, importWords as words } from '@/locales/nl/admin/imports';
import { LoadState } from '../admin/load-state';
import { Badge, type Tone } from '../ui/badge';
import { buttonClass } from '../ui/button';
import { Notice } from '../ui/notice';
import { ImportSteps } from './import-steps';
import { importTitle } from './import-title';
import { ProgressBar } from './progress-bar';
import { type ImportDetails, useImport } from './use-import';

interface ImportFrameProps {
  importId: number;
  current: OneImportStep;
  children: (details: ImportDetails, reload: () => Promise<void>) => ReactNode;
}

const working = {
  opening: words.reading,
  comparing: words.comparing,
  applying: words.applying,
} as const;

const tones: Partial<Record<ImportDetails['state'], Tone>> = {
  applied: 'success',
  failed: 'danger',
  undone: 'warning',
  planned: 'info',
};

const reachedOf = ({ state }: ImportDetails): ImportStep => {
  const step = importStepOf(state);
  return step === 'changes' ? 'apply' : step;
};

/** A page of one import: its name, state and steps; the progress instead of the page while the server works on it. */
export function ImportFrame({ importId, current, children }: ImportFrameProps) {
  const { details, progress, reload } = useImport(importId);
  if (!details || !('value' in details))
    return (
      <>
        <ImportSteps current={current} />
        <LoadState failure={details?.refusal.code} onRetry={() => void reload()} />
      </>
    );
  const one = details.value;
  const { state, undoOf } = one;
  return (
    <>
      <ImportSteps current={current} importId={importId} reached={reachedOf(one)} />
      <div className="flex flex-wrap items-center gap-3">
        <p className="wrap-anywhere min-w-0 font-semibold">
          {undoOf === null ? (
            importTitle(one)
          ) : (
            <a href={importUrl(undoOf, 'apply')} className="underline underline-offset-4">
              {importTitle(one)}
            </a>
          )}
        </p>
        <Badge tone={tones[state] ?? 'neutral'}>{importStateWords[state]}</Badge>
      </div>
      <ImportBody {...{ one, progress, current }}>{children(one, reload)}</ImportBody>
    </>
  );
}

interface ImportBodyProps {
  one: ImportDetails;
  progress: ReturnType<typeof useImport>['progress'];
  current: OneImportStep;
  children: ReactNode;
}

function ImportBody({ one, progress, current, children }: ImportBodyProps) {
  const { state, failure } = one;
  if (state === 'opening' || state === 'comparing' || state === 'applying') {
    const { done, total } = progress ?? { done: 0, total: 0 };
    return (
      <ProgressBar
        label={working[state]}
        part={total > 0 ? done / total : undefined}
        text={words.progress(done, total)}
      />
    );
  }
  if (state === 'failed' && current !== 'apply')
    return (
      <Notice tone="danger" urgent>
        <p>{importFailureWords[failure ?? 'internal']}</p>
        <a href={ADMIN_IMPORT} className={buttonClass('outline', 's', 'mt-3')}>
          {words.another}
        </a>
      </Notice>
    );
  return children;
}
