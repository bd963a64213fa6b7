import type { BlogKind } from '@toonbank/contract/blog/kinds';
import type { BlogItem } from '@/api/types';
import { itemsOfKind, kindsOf } from '@/lib/blog/item-kinds';
import { BLOG, blogListUrl } from '@/lib/urls/blog-urls';
import { blog as words } from '@/locales/nl/blog';
import { SiteLink } from '../ui/site-link';

/** Links to the list of each kind that there is, with the number of its items. */
export function BlogFilter({ items, kind }: { items: readonly BlogItem[]; kind?: BlogKind }) {
  const kinds = kindsOf(items);
  if (kinds.length < 2 && !kind) return null;
  const link = (href: string, label: string, count: number, isCurrent: boolean) => (
    <SiteLink key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
      {label} <small>{count}</small>
    </SiteLink>
  );
  return (
    <nav aria-label={words.filter} className="blog-filter">
      {link(BLOG, words.all, items.length, !kind)}
      {kinds.map((one) =>
        link(blogListUrl(one), words.lists[one], itemsOfKind(items, one).length, one === kind),
      )}
    </nav>
  );
}
