import { formatMoment } from '@/lib/dates';
import { importUrl } from '@/lib/urls/admin/import-urls';
import { importScheduleWords as words } from '@/locales/nl/admin/shop/import-schedules';
import { Badge } from '../../ui/badge';
import { type Run, resultTones } from './schedule';

/** Results of runs that compared a file. */
const COMPARED: readonly Run['result'][] = ['applied', 'waiting', 'no_changes'];

/** One run: when, how it ended and why, with the way to its import. */
export function RunRow({ run }: { run: Run }) {
  const { result, begunAt, filename, importId, reasons, fault, status } = run;
  const facts = [
    ...(filename === '' ? [] : [filename]),
    ...(COMPARED.includes(result) && run.lines > 0 ? [words.figures(run)] : []),
    ...reasons.map((reason) => words.reasons[reason]),
    ...(fault === null ? [] : [words.faultOf(fault, status)]),
  ];
  const step = reasons.includes('headings') ? 'columns' : result === 'applied' ? 'apply' : 'changes';
  return (
    <li className="flex flex-col gap-1 border-line border-t py-3 text-sm">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={resultTones[result] ?? 'neutral'}>{words.results[result]}</Badge>
        <span className="text-ink-soft tabular-nums">{formatMoment(begunAt)}</span>
        {importId !== null && (result === 'applied' || result === 'waiting') && (
          <a href={importUrl(importId, step)} className="underline underline-offset-2">
            {words.open}
          </a>
        )}
      </span>
      {facts.length > 0 && <span className="wrap-anywhere text-ink-soft">{facts.join(' · ')}</span>}
    </li>
  );
}
