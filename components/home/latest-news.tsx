import type { NewsItem } from '@/api/types';
import { formatLongDate } from '@/lib/dates';
import { NEWS, newsUrl } from '@/lib/urls/news-urls';
import { home as words } from '@/locales/nl/home';
import { news as newsWords } from '@/locales/nl/news';
import { SiteLink } from '../ui/site-link';

/** The latest news items, each with its summary. */
export function LatestNews({ news }: { news: NewsItem[] }) {
  if (news.length === 0) return null;
  return (
    <section aria-labelledby="nieuws" className="home-row latest-news">
      <div className="home-head">
        <h2 id="nieuws">{newsWords.title}</h2>
        <SiteLink href={NEWS}>{words.newsAll}</SiteLink>
      </div>
      <ul>
        {news.map((item) => (
          <li key={item.id}>
            <time dateTime={item.published}>{formatLongDate(item.published)}</time>
            <h3>
              <SiteLink href={newsUrl(item)}>{item.title}</SiteLink>
            </h3>
            <p>{item.intro}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
