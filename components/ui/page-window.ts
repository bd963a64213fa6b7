/** The page numbers worth a link: the first, the last, and the two on either side of this one; all from 0. */
export function pageWindow(page: number, pages: number): number[] {
  const near = [page - 2, page - 1, page, page + 1, page + 2];
  const wanted = new Set([0, ...near, pages - 1]);
  return [...wanted].filter((n) => n >= 0 && n < pages).sort((a, b) => a - b);
}
