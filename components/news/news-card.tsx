import type { NewsItem } from '@/api/types';
import { formatLongDate } from '@/lib/dates';
import { newsUrl } from '@/lib/urls/news-urls';
import { news as words } from '@/locales/nl/news';
import { Badge } from '../ui/badge';
import { DrawnPicture } from '../ui/drawn-picture';
import { SiteLink } from '../ui/site-link';

/** `visible`: for admins, who see hidden items too. */
export type ListedNews = NewsItem & { visible?: boolean };

interface NewsCardProps {
  item: ListedNews;
  /** The first of the news: larger, and its picture is loaded at once. */
  isLead?: boolean;
  heading?: 'h2' | 'h3';
}

function hiddenState({ visible, published }: ListedNews): string | undefined {
  if (visible === false) return words.hidden;
  return visible && new Date(published) > new Date() ? words.from(formatLongDate(published)) : undefined;
}

/** A news item in a list; the link's area covers the picture. */
export function NewsCard({ item, isLead = false, heading: Heading = 'h2' }: NewsCardProps) {
  const state = hiddenState(item);
  return (
    <li className={isLead ? 'news-card news-lead' : 'news-card'}>
      {item.image && (
        <div className="news-picture">
          <DrawnPicture
            src={item.image}
            alt=""
            width={1280}
            height={720}
            widths={[360, 800, 1280]}
            sizes={
              isLead
                ? '(min-width: 1024px) 60vw, 100vw'
                : '(min-width: 1024px) 25rem, (min-width: 640px) 50vw, 100vw'
            }
            crop="16x9"
            focal={item.imageFocal}
            {...(isLead && { load: 'small' as const })}
          />
        </div>
      )}
      <div className="news-card-text">
        <p className="news-date">
          {state && <Badge tone="warning">{state}</Badge>}
          <time dateTime={item.published}>{formatLongDate(item.published)}</time>
        </p>
        <Heading>
          <SiteLink href={newsUrl(item)}>{item.title}</SiteLink>
        </Heading>
        {item.intro && <p>{item.intro}</p>}
      </div>
    </li>
  );
}
