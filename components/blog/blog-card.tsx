import type { BlogItem } from '@/api/types';
import { formatLongDate } from '@/lib/dates';
import { blogUrl } from '@/lib/urls/blog-urls';
import { ArticleCard, type ArticleCardProps } from '../articles/article-card';
import { Icon } from '../ui/icon';
import { labelOf, shortFacts } from './item-label';

/** An item of the blog in a list. */
export function BlogCard({ item, ...place }: ArticleCardProps & { item: BlogItem }) {
  const facts = shortFacts(item);
  return (
    <ArticleCard
      {...place}
      href={blogUrl(item)}
      article={item}
      fallback={<Icon name="list" className="size-10" />}
      label={<span className={item.video ? 'blog-label is-video' : 'blog-label'}>{labelOf(item)}</span>}
      below={
        <p className="blog-card-facts">
          {facts.length > 0 ? (
            facts.map((fact) => <span key={fact}>{fact}</span>)
          ) : (
            <time dateTime={item.published}>{formatLongDate(item.published)}</time>
          )}
        </p>
      }
    />
  );
}
