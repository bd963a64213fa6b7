import { ContactCard } from '@/components/contact/contact-card';
import { editAttributes } from '@/components/shared/edit-mark';
import { RichText } from '@/components/shared/rich-text';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { DrawnPicture } from '@/components/ui/drawn-picture';
import { SiteLink } from '@/components/ui/site-link';
import { formatLongDate } from '@/lib/dates';
import { NEWS, newsUrl } from '@/lib/urls/news-urls';
import { content as words } from '@/locales/nl/content';
import type { NewsItemProps } from '../props';

/** One news item, and the latest others. */
export function NewsItemPage({ shop, item, others }: NewsItemProps) {
  return (
    <div className="wrap pb-12">
      <Breadcrumbs crumbs={[{ label: words.news.title, href: NEWS }]} current={item.title} />
      <div className="content-page">
        <article>
          <time dateTime={item.published} className="news-date">
            {formatLongDate(item.published)}
          </time>
          <h1 {...editAttributes(item.edit, 'title')}>{item.title}</h1>
          {item.image && (
            <DrawnPicture
              src={item.image}
              alt={item.imageAlt}
              width={1280}
              height={480}
              widths={[1280]}
              crop="16x9"
              focal={item.imageFocal}
              load="first"
              className="content-picture"
              {...editAttributes(item.edit, 'image')}
            />
          )}
          <p className="news-intro" {...editAttributes(item.edit, 'intro')}>
            {item.intro}
          </p>
          <RichText html={item.content} edit={item.edit} />
        </article>
        <aside className="content-aside">
          {others.length > 0 && (
            <nav aria-label={words.news.more} className="content-card">
              <h2>{words.news.more}</h2>
              {others.map((other) => (
                <SiteLink key={other.id} href={newsUrl(other)}>
                  {other.title}
                </SiteLink>
              ))}
            </nav>
          )}
          <ContactCard branch={shop.branch} />
        </aside>
      </div>
    </div>
  );
}
