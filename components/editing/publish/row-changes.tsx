import { useMemo } from 'react';
import { fieldNames, publishWords as words } from '@/locales/nl/admin/editing';
import type { EditedRow } from '@/store/editing/state';
import { Differences } from '../../history/differences';
import { ChangedText, ChangedValue } from './changed-text';
import { changesOf, type FieldSummary } from './field-summary';

/** Summary of a draft's changes, one line per field; a longer change can be unfolded. */
export function RowChanges({ row }: { row: EditedRow }) {
  const { fields, summaries } = useMemo(() => changesOf(row), [row]);
  return (
    <div className="flex flex-col gap-1 text-sm">
      <dl className="flex flex-col gap-2">
        {summaries.map((summary) => (
          <div key={summary.field}>
            <dt className="text-ink-soft">{fieldNames[summary.field] ?? summary.field}</dt>
            <dd className="wrap-break-word flex flex-col gap-1">
              <FieldChange {...summary} />
            </dd>
          </div>
        ))}
      </dl>
      {summaries.some(({ isShortened }) => isShortened) && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-medium">{words.showAll}</summary>
          <Differences kind={row.kind} fields={fields} />
        </details>
      )}
    </div>
  );
}

function FieldChange({ type, excerpts }: FieldSummary) {
  if (type === 'html' && excerpts.length === 0) return <p>{words.lookOnly}</p>;
  return excerpts.map((excerpt, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the places of a text have no ids
    if (type === 'html') return <ChangedText key={at} {...excerpt} />;
    // biome-ignore lint/suspicious/noArrayIndexKey: there is one
    return <ChangedValue key={at} isImage={type === 'image'} {...excerpt} />;
  });
}
