import Link from 'next/link';

export type PageLinksProps = {
  /** From 0. */
  page: number;
  numFound: number;
  pageSize: number;
  href: (page: number) => string;
};

/** Previous and next as plain links. */
export function PageLinks({ page, numFound, pageSize, href }: PageLinksProps) {
  const last = Math.max(0, Math.ceil(numFound / pageSize) - 1);
  return (
    <nav aria-label="Pagina's" className="flex gap-4">
      {page > 0 && <Link href={href(page - 1)}>Vorige</Link>}
      <span>
        Pagina {page + 1} van {last + 1}
      </span>
      {page < last && <Link href={href(page + 1)}>Volgende</Link>}
    </nav>
  );
}
