import type { AnswerOf } from '@/api/call';
import { reviewImportWords as words } from '@/locales/nl/admin/shop/review-import';
import { Notice } from '../ui/notice';

interface ImportCheckProps {
  filename: string;
  checked: AnswerOf<'reviews.check'>;
}

const kinds = ['new', 'changed', 'known'] as const;

/** The outcome that an import of a file would have, and its faulty lines. */
export function ImportCheck({ filename, checked }: ImportCheckProps) {
  const { fileFault, missingColumns, faultyLines, faults } = checked;
  return (
    <>
      <p className="wrap-anywhere font-semibold text-sm">{words.chosen(filename)}</p>
      {fileFault !== null ? (
        <Notice tone="danger">{words.fileFault(fileFault, missingColumns)}</Notice>
      ) : (
        <dl className="flex flex-wrap gap-x-8 gap-y-2">
          {kinds.map((kind) => (
            <div key={kind}>
              <dt className="text-ink-soft text-sm">{words.counts[kind]}</dt>
              <dd className="font-semibold text-lg tabular-nums">{words.number(checked[kind])}</dd>
            </div>
          ))}
        </dl>
      )}
      {faultyLines > 0 && (
        <>
          <Notice tone="danger">{words.faulty(faultyLines)}</Notice>
          <ul
            aria-label={words.faultyTable}
            className="flex flex-col divide-y divide-line border-line border-y"
          >
            {faults.map(({ line, column, fault }) => (
              <li key={line} className="flex gap-4 py-2 text-sm">
                <span className="shrink-0 text-ink-soft tabular-nums">
                  {words.line} {line}
                </span>
                <span className="wrap-anywhere min-w-0">{words.faultText(column, fault)}</span>
              </li>
            ))}
          </ul>
          {faultyLines > faults.length && (
            <p className="text-ink-soft text-sm">{words.more(faultyLines - faults.length)}</p>
          )}
        </>
      )}
      {fileFault === null && faultyLines === 0 && checked.new + checked.changed === 0 && (
        <p className="text-sm">{words.nothing}</p>
      )}
    </>
  );
}
