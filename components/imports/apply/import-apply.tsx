'use client';

import { formatLongDate } from '@/lib/dates';
import { ADMIN_IMPORT, ADMIN_IMPORT_HISTORY, importUrl } from '@/lib/urls/admin/import-urls';
import { ADMIN_CUSTOMERS, ADMIN_PRODUCTS } from '@/lib/urls/admin-urls';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { importFailureWords, importWords as words } from '@/locales/nl/admin/imports';
import { Button, buttonClass } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { ImportFrame } from '../import-frame';
import { filterQuery } from '../preview/change-filter';
import { Touches } from '../preview/touches';
import type { ImportDetails } from '../use-import';
import { ApplyForm } from './apply-form';
import { useApply } from './use-apply';

/** The fourth step: exactly what was seen is applied, now or on a day; afterwards it can be undone. */
export const ImportApply = ({ importId }: { importId: number }) => (
  <ImportFrame importId={importId} current="apply">
    {(details, reload) => <Apply details={details} reload={reload} />}
  </ImportFrame>
);

function Apply({ details, reload }: { details: ImportDetails; reload: () => Promise<void> }) {
  const { importId, state, changes, faulty, touches } = details;
  const actions = useApply(details, reload);
  return (
    <>
      {actions.failure && (
        <Notice tone="danger" urgent>
          <p>{adminErrorText(actions.failure)}</p>
          {actions.failure === 'import_outdated' && (
            <a href={importUrl(importId, 'changes')} className={buttonClass('outline', 's', 'mt-3')}>
              {words.back}
            </a>
          )}
        </Notice>
      )}
      {state === 'preview' ? (
        <>
          <p className="max-w-prose text-ink-soft">{words.applyLead}</p>
          <div className="flex flex-col gap-1">
            <p className="font-semibold text-lg">{words.changes(changes)}</p>
            <Touches touches={touches} />
            {faulty > 0 && <p className="text-sm">{words.faulty(faulty)}</p>}
          </div>
          <ApplyForm changes={changes} busy={actions.busy} onApply={(day) => void actions.apply(day)} />
          <div className="flex flex-wrap gap-3">
            <a href={importUrl(importId, 'changes')} className={buttonClass('outline')}>
              {words.back}
            </a>
            <Button look="quiet" busy={actions.busy} onClick={() => void actions.discard()}>
              {words.discard}
            </Button>
          </div>
        </>
      ) : (
        <Ended details={details} actions={actions} />
      )}
    </>
  );
}

interface EndedProps {
  details: ImportDetails;
  actions: ReturnType<typeof useApply>;
}

/** The way on after an import: the next file, and the list that shows what it changed. */
function NextSteps({ kind }: Pick<ImportDetails, 'kind'>) {
  const ofCustomers = kind === 'customers' || kind === 'agreements';
  return (
    <>
      <a href={ADMIN_IMPORT} className={buttonClass('outline')}>
        {words.nextFile}
      </a>
      <a href={ofCustomers ? ADMIN_CUSTOMERS : ADMIN_PRODUCTS} className={buttonClass('outline')}>
        {ofCustomers ? words.toCustomers : words.toProducts}
      </a>
    </>
  );
}

/** An import that waits for its day, or that is over. */
function Ended({ details, actions }: EndedProps) {
  const { importId, kind, state, changes, faulty, effectiveOn, undoUntil, failure } = details;
  return (
    <>
      <div role="status">
        {state === 'planned' && (
          <Notice>{words.planned(effectiveOn ? formatLongDate(effectiveOn) : '')}</Notice>
        )}
        {state === 'applied' && (
          <Notice tone="success">
            <strong className="block">{words.applied(changes)}</strong>
            {words.appliedText}
          </Notice>
        )}
        {state === 'undone' && <Notice tone="warning">{words.undone}</Notice>}
        {state === 'discarded' && <Notice>{words.discarded}</Notice>}
        {state === 'failed' && <Notice tone="danger">{importFailureWords[failure ?? 'internal']}</Notice>}
      </div>
      {state === 'applied' && faulty > 0 && (
        <Notice tone="warning">
          <p>{words.skipped(faulty)}</p>
          <a
            href={importUrl(importId, 'changes') + filterQuery({ faulty: true, search: '' })}
            className={buttonClass('outline', 's', 'mt-3')}
          >
            {words.toSkipped}
          </a>
        </Notice>
      )}
      {state === 'applied' && undoUntil && (
        <p className="max-w-prose text-ink-soft text-sm">
          {words.undoText} {words.undoUntil(formatLongDate(undoUntil))}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {state === 'applied' && <NextSteps kind={kind} />}
        <a href={importUrl(importId, 'changes')} className={buttonClass('outline')}>
          {words.back}
        </a>
        {state === 'planned' && (
          <Button look="outline" busy={actions.busy} onClick={() => void actions.unplan()}>
            {words.unplan}
          </Button>
        )}
        {state === 'applied' && undoUntil && (
          <Button look="outline" busy={actions.busy} onClick={() => void actions.undo()}>
            {words.undo}
          </Button>
        )}
        <a href={ADMIN_IMPORT_HISTORY} className={buttonClass('quiet')}>
          {words.history}
        </a>
      </div>
    </>
  );
}
