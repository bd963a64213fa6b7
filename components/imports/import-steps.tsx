import {
  ADMIN_IMPORT,
  ADMIN_IMPORT_HISTORY,
  type ImportStep,
  importSteps,
  importUrl,
} from '@/lib/urls/admin/import-urls';
import { importStepWords, importWords as words } from '@/locales/nl/admin/imports';

interface ImportStepsProps {
  current: ImportStep;
  /** The import that is being made; absent before there is one. */
  importId?: number | undefined;
  /** The last step that it can be at by now. */
  reached?: ImportStep | undefined;
}

function addressOf(step: ImportStep, importId: number | undefined): string | undefined {
  if (step === 'source') return ADMIN_IMPORT;
  if (step === 'history') return ADMIN_IMPORT_HISTORY;
  return importId === undefined ? undefined : importUrl(importId, step);
}

/** The five pages of an import, with links to those that can be opened. */
export function ImportSteps({ current, importId, reached = 'source' }: ImportStepsProps) {
  const isReached = (step: ImportStep) =>
    step === 'history' || importSteps.indexOf(step) <= importSteps.indexOf(reached);
  return (
    <nav aria-label={words.steps} className="-mx-1 overflow-x-auto px-1 py-1">
      <ol className="flex min-w-max gap-x-2">
        {importSteps.map((step, at) => {
          const address = isReached(step) ? addressOf(step, importId) : undefined;
          const isCurrent = step === current;
          const content = (
            <>
              <span
                aria-hidden="true"
                className={`flex size-6 shrink-0 items-center justify-center rounded-full text-xs tabular-nums ${isCurrent ? 'bg-brand text-on-brand' : 'bg-surface-alt text-ink-soft'}`}
              >
                {at + 1}
              </span>
              {importStepWords[step]}
            </>
          );
          const look = 'flex min-h-11 items-center gap-2 rounded-s px-2 text-sm';
          return (
            <li key={step}>
              {address ? (
                <a
                  href={address}
                  aria-current={isCurrent ? 'step' : undefined}
                  className={`${look} hover:bg-surface-alt aria-[current=step]:font-semibold aria-[current=step]:[scroll-initial-target:nearest]`}
                >
                  {content}
                </a>
              ) : (
                <span className={`${look} text-ink-soft`}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
