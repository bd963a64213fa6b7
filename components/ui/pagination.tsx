import { common } from '@/locales/nl/common';
import { pageWindow } from './page-window';
import { SiteLink } from './site-link';

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
        <SiteLink href={hrefOf(page - 1)} rel="prev">
          {common.previousPage}
        </SiteLink>
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
          <SiteLink key={entry.key} href={hrefOf(entry.page)} aria-label={common.page(entry.page + 1)}>
            {label}
          </SiteLink>
        );
      })}
      {page < pages - 1 && (
        <SiteLink href={hrefOf(page + 1)} rel="next">
          {common.nextPage}
        </SiteLink>
      )}
    </nav>
  );
}
