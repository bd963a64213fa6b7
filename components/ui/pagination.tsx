import { common } from '@/locales/nl/common';
import { ChevronLeftIcon, ChevronRightIcon } from './icons';
import { IntentLink } from './intent-link';
import { pageWindow } from './page-window';

export interface PaginationProps {
  /** From 0. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

const target = 'inline-flex h-10 min-w-10 items-center justify-center gap-1 rounded-s px-2 tabular-nums';

export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={common.pages} className="flex flex-wrap items-center justify-center gap-1 text-sm">
      {page > 0 && (
        <IntentLink href={hrefOf(page - 1)} rel="prev" className={`${target} hover:bg-surface-alt`}>
          <ChevronLeftIcon className="size-4" />
          {common.previousPage}
        </IntentLink>
      )}
      {pageWindow(page, pages).map((n, position, all) =>
        n === page ? (
          <span key={n} aria-current="page" className={`${target} bg-brand font-semibold text-on-brand`}>
            {n + 1}
          </span>
        ) : (
          <span key={n} className="contents">
            {position > 0 && n - (all[position - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <IntentLink
              href={hrefOf(n)}
              aria-label={common.page(n + 1)}
              className={`${target} hover:bg-surface-alt`}
            >
              {n + 1}
            </IntentLink>
          </span>
        ),
      )}
      {page < pages - 1 && (
        <IntentLink href={hrefOf(page + 1)} rel="next" className={`${target} hover:bg-surface-alt`}>
          {common.nextPage}
          <ChevronRightIcon className="size-4" />
        </IntentLink>
      )}
    </nav>
  );
}
