import { NewsCard } from '@/components/news/news-card';
import { NewsYears } from '@/components/news/news-years';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { itemsOfYear, yearsOf } from '@/lib/news/years';
import { BLOG } from '@/lib/urls/blog-urls';
import { NEWS, NEWS_FEED } from '@/lib/urls/news-urls';
import { news as words } from '@/locales/nl/news';
import type { NewsProps } from '../../props';

/** Items on the page of the latest news; the pages of the years have the others. */
const MAX_LATEST = 25;

/** The latest news, or the news of one year. */
export function NewsPage({ items, year }: NewsProps) {
  const shown = year ? itemsOfYear(items, year) : items.slice(0, MAX_LATEST);
  const title = year ? words.ofYear(year) : words.title;
  return (
    <div className="wrap news-page">
      <Breadcrumbs
        crumbs={year ? [{ label: words.title, href: NEWS }] : []}
        current={year ? year : words.title}
      />
      <header className="news-head">
        <h1>{title}</h1>
        {!year && <p>{words.lead}</p>}
        {/* A file, not a page: the browser loads it. */}
        <a href={NEWS_FEED} className="news-feed">
          {words.feed}
        </a>
        <NewsYears years={yearsOf(items)} year={year} />
      </header>
      {shown.length === 0 ? (
        <EmptyState icon={<Icon name="list" className="size-7" />} title={words.none}>
          <p>{words.noneText}</p>
          <SiteLink href={BLOG} className={buttonClass()}>
            {words.toBlog}
          </SiteLink>
        </EmptyState>
      ) : (
        <ul className="article-list">
          {shown.map((item, at) => (
            <NewsCard key={item.id} item={item} isLead={at === 0 && !year} />
          ))}
        </ul>
      )}
      {!year && items.length > shown.length && <p className="news-older">{words.older}</p>}
    </div>
  );
}
