import { common } from '@/locales/nl/common';
import { IntentLink } from './intent-link';
import { pageWindow } from './page-window';

export interface PaginationProps {
  /** From 0. */
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav aria-label={common.pages} className="pagination">
      {page > 0 && (
        <IntentLink href={hrefOf(page - 1)} rel="prev">
          {common.previousPage}
        </IntentLink>
      )}
      {pageWindow(page, pages).map((entry) => {
        if (entry.page === null) return <span key={entry.key}>…</span>;
        const label = String(entry.page + 1);
        if (entry.page === page) {
          return (
            <span key={entry.key} aria-current="page">
              {label}
            </span>
          );
        }
        return (
          <IntentLink key={entry.key} href={hrefOf(entry.page)} aria-label={common.page(entry.page + 1)}>
            {label}
          </IntentLink>
        );
      })}
      {page < pages - 1 && (
        <IntentLink href={hrefOf(page + 1)} rel="next">
          {common.nextPage}
        </IntentLink>
      )}
    </nav>
  );
}
