'use client';

import { useState } from 'react';
import { formatMoment } from '@/lib/dates';
import { admin } from '@/locales/nl/admin/admin';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { textCheckWords as words } from '@/locales/nl/admin/text-checks';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { Notice } from '../ui/notice';
import { Skeleton } from '../ui/skeleton';
import { FindingFilters, firstFilters, isShown } from './filters';
import { RowFindings } from './row-findings';
import { type SiteFinding, useFindings } from './use-findings';

/** The findings of each row, in the order of the list. */
function byRow(shown: readonly SiteFinding[]): [SiteFinding, ...SiteFinding[]][] {
  const rows = new Map<string, [SiteFinding, ...SiteFinding[]]>();
  for (const finding of shown) {
    const key = `${finding.kind} ${finding.id}`;
    const row = rows.get(key);
    if (row) row.push(finding);
    else rows.set(key, [finding]);
  }
  return [...rows.values()];
}

/** What the last check found in the texts of the site. */
export function FindingList({ canAccept }: { canAccept: boolean }) {
  const { checked, failure, isBusy, load, run, accept } = useFindings();
  const [filters, setFilters] = useState(firstFilters);
  const shown = (checked?.findings ?? []).filter((finding) => isShown(finding, filters));
  const rows = byRow(shown);
  return (
    <section className="flex flex-col gap-6">
      <p className="max-w-prose text-ink-soft">{words.lead}</p>
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-l bg-surface-alt p-4">
        <p role="status">
          {checked && words.checked(formatMoment(checked.checked))}
          {checked && <span className="block font-semibold">{words.count(shown.length)}</span>}
        </p>
        <Button onClick={() => void run()} busy={isBusy}>
          {words.run}
        </Button>
      </div>
      {failure && (
        <Notice tone="danger" urgent>
          <p>{adminErrorText(failure)}</p>
          <Button look="quiet" size="s" onClick={() => void load()}>
            {admin.retry}
          </Button>
        </Notice>
      )}
      {!checked && !failure && (
        <div role="status" aria-label={admin.loading} className="flex flex-col gap-3">
          {[0, 1, 2].map((row) => (
            <Skeleton key={row} className="h-24 w-full" />
          ))}
        </div>
      )}
      {checked && <FindingFilters filters={filters} onChange={setFilters} />}
      {checked && rows.length === 0 && (
        <EmptyState icon={<Icon name="check" className="size-7" />} title={words.none}>
          <p>{words.noneText}</p>
        </EmptyState>
      )}
      <ul className="flex flex-col gap-4">
        {rows.map((row) => (
          <RowFindings
            key={`${row[0].kind} ${row[0].id}`}
            findings={row}
            canAccept={canAccept}
            onAccept={(finding, isRight) => void accept(finding, isRight)}
          />
        ))}
      </ul>
    </section>
  );
}
