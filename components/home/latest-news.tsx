import type { NewsItem } from '@/api/types';
import { formatLongDate } from '@/lib/dates';
import { NEWS, newsUrl } from '@/lib/urls/news-urls';
import { home as words } from '@/locales/nl/home';
import { news as newsWords } from '@/locales/nl/news';
import { DrawnPicture } from '../ui/drawn-picture';
import { SiteLink } from '../ui/site-link';

/** The latest news items, each with its picture and summary. */
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
            {item.image && (
              <DrawnPicture
                src={item.image}
                alt=""
                width={360}
                height={203}
                widths={[360, 800]}
                sizes="(min-width: 1024px) 22rem, (min-width: 640px) 14rem, 100vw"
                crop="16x9"
                focal={item.imageFocal}
              />
            )}
            <div>
              <time dateTime={item.published}>{formatLongDate(item.published)}</time>
              <h3>
                <SiteLink href={newsUrl(item)}>{item.title}</SiteLink>
              </h3>
              <p>{item.intro}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
