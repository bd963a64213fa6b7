import type { AnswerOf } from '@/api/call';
import { formatDateTime } from '@/lib/dates';
import { countingUrl, countReportUrl, orderProposalUrl } from '@/lib/urls/stock-count-urls';
import { stockCount, countDetail as words } from '@/locales/nl/stock-count/pages';
import { buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { SiteLink } from '../../ui/site-link';

export type Count = AnswerOf<'stockCount.details'>;

/** Who counted and when, and what can be done with the count. */
export function CountFacts({ count }: { count: Count }) {
  const { countId, listId, startedAt, finishedAt, finishedBy, countedBy, note, lateEvents } = count;
  return (
    <>
      <p className="-mt-2 text-ink-soft">
        {words.by(countedBy)} · {words.begun(formatDateTime(startedAt))}
        {finishedAt && ` · ${words.finished(formatDateTime(finishedAt), finishedBy ?? '')}`}
      </p>
      {note !== '' && (
        <p className="mt-2 max-w-prose wrap-anywhere">
          <strong>{words.note}:</strong> {note}
        </p>
      )}
      <div className="no-print my-4 flex flex-wrap gap-3">
        <a href={countReportUrl(countId)} target="_blank" rel="noopener" className={buttonClass('outline')}>
          {words.report}
        </a>
        {listId !== null && finishedAt && (
          <SiteLink href={orderProposalUrl(listId)} className={buttonClass('outline')}>
            {stockCount.proposal}
          </SiteLink>
        )}
        {listId !== null && !finishedAt && (
          <a href={countingUrl(listId)} className={buttonClass()}>
            {stockCount.goOn}
          </a>
        )}
      </div>
      <div className="mb-6 flex flex-col gap-3">
        {!finishedAt && <Notice>{words.going}</Notice>}
        {lateEvents > 0 && <Notice>{words.late(lateEvents)}</Notice>}
      </div>
    </>
  );
}
