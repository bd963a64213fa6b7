import type { ContentHit } from '@/api/types';
import { blogUrl } from '@/lib/urls/blog-urls';
import { contentPath } from '@/lib/urls/canonical-urls';
import { newsUrl } from '@/lib/urls/news-urls';
import { pageHits as words } from '@/locales/nl/page-hits';
import { SiteLink } from '../ui/site-link';

const isMenu = (menu: string): menu is keyof typeof words.menus => Object.hasOwn(words.menus, menu);

const placeOf = ({ kind, menu }: ContentHit): string =>
  kind === 'page' && isMenu(menu) ? words.menus[menu] : words.kinds[kind];

function addressOf(hit: ContentHit): string {
  if (hit.kind === 'news') return newsUrl({ slug: hit.path });
  if (hit.kind === 'blog') return blogUrl({ slug: hit.path });
  return contentPath(hit) + (hit.anchor && `#${hit.anchor}`);
}

export interface PageHitsProps {
  hits: readonly ContentHit[];
  /** Above the products, because none of them has the words. */
  first: boolean;
}

/** Pages that a search found besides products: their title, where they stand, and the text around the words. */
export function PageHits({ hits, first }: PageHitsProps) {
  if (hits.length === 0) return null;
  return (
    <section aria-labelledby="paginas" className="page-hits">
      <h2 id="paginas">{first ? words.titleFirst : words.title}</h2>
      <ul>
        {hits.map((hit) => (
          <li key={`${hit.kind} ${hit.id}`}>
            <h3>
              <SiteLink href={addressOf(hit)}>{hit.section || hit.title}</SiteLink>
            </h3>
            <p className="page-hit-place">
              {placeOf(hit)}
              {hit.section && ` · ${hit.title}`}
            </p>
            <p>{hit.snippet}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
