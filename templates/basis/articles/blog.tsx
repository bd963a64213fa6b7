import { BlogCard } from '@/components/blog/blog-card';
import { BlogFilter } from '@/components/blog/blog-filter';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { itemsOfKind } from '@/lib/blog/item-kinds';
import { BLOG } from '@/lib/urls/blog-urls';
import { NEWS } from '@/lib/urls/news-urls';
import { blog as words } from '@/locales/nl/blog';
import type { BlogProps } from '../../props';

/** Recipes, videos and blogs, newest first; all of them, or those of one kind. */
export function BlogPage({ items, kind }: BlogProps) {
  const shown = kind ? itemsOfKind(items, kind) : items;
  const title = kind ? words.lists[kind] : words.title;
  return (
    <div className="wrap blog-page">
      <Breadcrumbs crumbs={kind ? [{ label: words.title, href: BLOG }] : []} current={title} />
      <header className="blog-head">
        <h1>{title}</h1>
        <p>{kind ? words.leads[kind] : words.lead}</p>
        <BlogFilter items={items} kind={kind} />
      </header>
      {shown.length === 0 ? (
        <EmptyState icon={<Icon name="list" className="size-7" />} title={words.none}>
          <p>{words.noneText}</p>
          <SiteLink href={NEWS} className={buttonClass()}>
            {words.toNews}
          </SiteLink>
        </EmptyState>
      ) : (
        <ul className="article-list">
          {shown.map((item, at) => (
            <BlogCard key={item.id} item={item} isLead={at === 0} />
          ))}
        </ul>
      )}
    </div>
  );
}
