import { ContactCard } from '@/components/contact/contact-card';
import { NewsCard } from '@/components/news/news-card';
import { ProductTiles } from '@/components/product-card/product-tiles';
import { editAttributes } from '@/components/shared/edit-mark';
import { RichText } from '@/components/shared/rich-text';
import { priceView } from '@/components/shop';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { DrawnPicture } from '@/components/ui/drawn-picture';
import { SiteLink } from '@/components/ui/site-link';
import { formatLongDate } from '@/lib/dates';
import { NEWS } from '@/lib/urls/news-urls';
import { news as words } from '@/locales/nl/news';
import type { NewsItemProps } from '../../props';

/** One news item, the products that it is about, and the latest others. */
export function NewsItemPage({ shop, audience, item, products, others }: NewsItemProps) {
  const { edit } = item;
  return (
    <div className="wrap news-page">
      <Breadcrumbs crumbs={[{ label: words.title, href: NEWS }]} current={item.title} />
      <div className="news-item">
        <article>
          <header className="news-head">
            <p className="news-date">
              <time dateTime={item.published}>{formatLongDate(item.published)}</time>
            </p>
            <h1 {...editAttributes(edit, 'title')}>{item.title}</h1>
            {(item.intro || edit) && (
              <p className="news-intro" {...editAttributes(edit, 'intro')}>
                {item.intro}
              </p>
            )}
          </header>
          {item.image && (
            <DrawnPicture
              src={item.image}
              alt={item.imageAlt}
              width={1280}
              height={720}
              widths={[1280]}
              crop="16x9"
              focal={item.imageFocal}
              load="first"
              className="news-hero"
              {...editAttributes(edit, 'image')}
            />
          )}
          <RichText html={item.content} edit={edit} />
        </article>
        <aside className="content-aside">
          <ContactCard branch={shop.branch} />
        </aside>
      </div>
      {products.length > 0 && (
        <section aria-labelledby="producten" className="news-part no-print">
          <h2 id="producten">{words.products}</h2>
          <ProductTiles
            products={products}
            view={priceView(shop, audience)}
            pricesFollow={audience === 'customer'}
          />
        </section>
      )}
      {others.length > 0 && (
        <section aria-labelledby="meer" className="news-part no-print">
          <div className="news-part-head">
            <h2 id="meer">{words.more}</h2>
            <SiteLink href={NEWS}>{words.all}</SiteLink>
          </div>
          <ul className="article-list">
            {others.map((other) => (
              <NewsCard key={other.id} item={other} heading="h3" />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
