import { home as words } from '@/locales/nl/home';
import type { PageLink } from '../shop';
import { SiteLink } from '../ui/site-link';

/** The landing pages of the assortment (docs/behaviour.md §2.4), as far as the shop has them. */
export function AssortmentLinks({ links }: { links: PageLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={words.popular} className="wrap flex flex-wrap items-center gap-2 py-6">
      <span className="mr-2 font-semibold">{words.popular}</span>
      {links.map(({ label, href }) => (
        <SiteLink
          key={href}
          href={href}
          className="inline-flex h-10 items-center rounded-full border border-line-strong px-4 text-sm hover:border-brand hover:text-brand-strong"
        >
          {label}
        </SiteLink>
      ))}
    </nav>
  );
}
