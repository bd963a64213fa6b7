'use client';

import type { AnswerOf } from '@/api/call';
import { formatMoment } from '@/lib/dates';
import { ADMIN_IMPORT, ADMIN_IMPORT_SCHEDULES, importStepOf, importUrl } from '@/lib/urls/admin/import-urls';
import { importStateWords, importWords as words } from '@/locales/nl/admin/imports';
import { importScheduleWords as scheduleWords } from '@/locales/nl/admin/shop/import-schedules';
import { PagedList } from '../../admin/paged-list';
import { Badge, type Tone } from '../../ui/badge';
import { buttonClass } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { Icon } from '../../ui/icon';
import { ImportSteps } from '../import-steps';
import { importTitle } from '../import-title';
import { useImports } from './use-imports';

type ImportSummary = AnswerOf<'imports.list'>['imports'][number];

const tones: Partial<Record<ImportSummary['state'], Tone>> = {
  applied: 'success',
  failed: 'danger',
  undone: 'warning',
  planned: 'info',
};

/** All imports, the newest first. */
export function ImportHistory() {
  const list = useImports();
  return (
    <>
      <ImportSteps current="history" />
      <p className="max-w-prose text-ink-soft">{words.historyLead}</p>
      <a href={ADMIN_IMPORT_SCHEDULES} className="self-start underline underline-offset-2">
        {scheduleWords.link}
      </a>
      <PagedList
        list={list}
        empty={
          <EmptyState icon={<Icon name="clock" className="size-7" />} title={words.historyNone}>
            <p>{words.historyNoneText}</p>
            <a href={ADMIN_IMPORT} className={buttonClass()}>
              {words.fresh}
            </a>
          </EmptyState>
        }
      >
        <ul className="flex flex-col divide-y divide-line border-line border-y">
          {list.rows.map((one) => (
            <ImportRow key={one.importId} one={one} />
          ))}
        </ul>
      </PagedList>
    </>
  );
}

function ImportRow({ one }: { one: ImportSummary }) {
  const { importId, state, madeBy, madeAt, lines, changes, faulty } = one;
  const title = importTitle(one);
  const facts = [words.lines(lines), words.changes(changes), ...(faulty > 0 ? [words.faulty(faulty)] : [])];
  return (
    <li className="relative grid gap-x-6 gap-y-1 px-3 py-4 hover:bg-surface-alt md:grid-cols-[minmax(0,1fr)_12rem]">
      <div className="wrap-anywhere min-w-0">
        <h2 className="font-semibold">
          <a href={importUrl(importId, importStepOf(state))} className="after:absolute after:inset-0">
            {title}
          </a>
        </h2>
        <p className="text-ink-soft text-sm">{facts.join(' · ')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm md:flex-col md:items-end">
        <Badge tone={tones[state] ?? 'neutral'}>{importStateWords[state]}</Badge>
        <span className="text-ink-soft tabular-nums">{words.by(madeBy, formatMoment(madeAt))}</span>
      </div>
    </li>
  );
}
