import { ContactCard } from '@/components/contact/contact-card';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { SiteLink } from '@/components/ui/site-link';
import { formatLongDate } from '@/lib/dates';
import { newsUrl } from '@/lib/urls/news-urls';
import { content as words } from '@/locales/nl/content';
import type { NewsProps } from '../props';

/** All news, newest first. */
export function NewsPage({ shop, items }: NewsProps) {
  return (
    <div className="wrap pb-12">
      <Breadcrumbs crumbs={[]} current={words.news.title} />
      <div className="content-page">
        <section>
          <h1>{words.news.title}</h1>
          {items.length === 0 && <p>{words.news.none}</p>}
          <ul className="news-list">
            {items.map((item) => (
              <li key={item.id}>
                <time dateTime={item.published} className="news-date">
                  {formatLongDate(item.published)}
                </time>
                <h2>
                  <SiteLink href={newsUrl(item)}>{item.title}</SiteLink>
                </h2>
                <p>{item.intro}</p>
              </li>
            ))}
          </ul>
        </section>
        <aside className="content-aside">
          <ContactCard branch={shop.branch} />
        </aside>
      </div>
    </div>
  );
}
