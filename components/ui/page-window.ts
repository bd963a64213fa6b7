/** A page number from 0, or null for a gap. */
export interface PageEntry {
  key: string;
  page: number | null;
}

/** Page numbers with a link: the first, the last, and two on either side of the current one. */
export function pageWindow(page: number, pages: number): PageEntry[] {
  const wanted = new Set([0, page - 2, page - 1, page, page + 1, page + 2, pages - 1]);
  const numbers = [...wanted].filter((n) => n >= 0 && n < pages).sort((a, b) => a - b);
  return numbers.flatMap((n, position) => {
    const gap = n - (numbers[position - 1] ?? n) > 1;
    const entry = { key: `p${n}`, page: n };
    return gap ? [{ key: `gap${n}`, page: null }, entry] : [entry];
  });
}
