import type { NewsItem } from '@/api/types';
import { formatLongDate } from '@/lib/dates';
import { newsUrl } from '@/lib/urls/news-urls';
import { news as words } from '@/locales/nl/news';
import { ArticleCard, type ArticleCardProps } from '../articles/article-card';
import { Badge } from '../ui/badge';

/** `visible`: for admins, who see hidden items too. */
export type ListedNews = NewsItem & { visible?: boolean };

function hiddenState({ visible, published }: ListedNews): string | undefined {
  if (visible === false) return words.hidden;
  return visible && new Date(published) > new Date() ? words.from(formatLongDate(published)) : undefined;
}

/** A news item in a list. */
export function NewsCard({ item, ...place }: ArticleCardProps & { item: ListedNews }) {
  const state = hiddenState(item);
  return (
    <ArticleCard
      {...place}
      href={newsUrl(item)}
      article={item}
      above={
        <p className="news-date">
          {state && <Badge tone="warning">{state}</Badge>}
          <time dateTime={item.published}>{formatLongDate(item.published)}</time>
        </p>
      }
    />
  );
}
