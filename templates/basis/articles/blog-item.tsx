import { BlogCard } from '@/components/blog/blog-card';
import { labelOf } from '@/components/blog/item-label';
import { Recipe } from '@/components/blog/recipe';
import { RecipeFacts } from '@/components/blog/recipe-facts';
import { VideoPlayer } from '@/components/blog/video-player';
import { editAttributes } from '@/components/shared/edit-mark';
import { RichText } from '@/components/shared/rich-text';
import { priceView } from '@/components/shop';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { DrawnPicture } from '@/components/ui/drawn-picture';
import { kindOf } from '@/lib/blog/item-kinds';
import { formatLongDate } from '@/lib/dates';
import { librarySize } from '@/lib/pictures/library-picture';
import { BLOG, blogListUrl } from '@/lib/urls/blog-urls';
import { blog as words } from '@/locales/nl/blog';
import type { BlogItemProps } from '../../props';

/** A recipe, a video or a blog. */
export function BlogItemPage({ shop, audience, item, needs, others }: BlogItemProps) {
  const { recipe, video, edit } = item;
  const kind = kindOf(item);
  const crumbs = [
    { label: words.title, href: BLOG },
    { label: words.lists[kind], href: blogListUrl(kind) },
  ];
  const text = (item.content || edit) && <RichText html={item.content} edit={edit} className="blog-text" />;
  return (
    <div className="wrap blog-page">
      <Breadcrumbs crumbs={crumbs} current={item.title} />
      <article className={`blog-item blog-item-${kind}`}>
        <div className="blog-top">
          <header className="blog-head">
            <p className="blog-kind">
              <span>{labelOf(item)}</span>{' '}
              <time dateTime={item.published}>{formatLongDate(item.published)}</time>
            </p>
            <h1 {...editAttributes(edit, 'title')}>{item.title}</h1>
            <p className="blog-intro" {...editAttributes(edit, 'intro')}>
              {item.intro}
            </p>
            {recipe && <RecipeFacts recipe={recipe} edit={edit} />}
          </header>
          {video ? (
            <VideoPlayer
              title={item.title}
              poster={librarySize(item.image, 960, '16x9', item.imageFocal) ?? item.image}
              video={video}
              edit={edit}
            />
          ) : (
            item.image && (
              <DrawnPicture
                src={item.image}
                alt={item.imageAlt}
                width={1280}
                height={720}
                widths={[1280]}
                crop="16x9"
                focal={item.imageFocal}
                load="first"
                className="blog-hero"
                {...editAttributes(edit, 'image')}
              />
            )
          )}
        </div>
        {recipe ? (
          <Recipe
            recipe={recipe}
            needs={needs}
            view={priceView(shop, audience)}
            pricesFollow={audience === 'customer'}
            edit={edit}
            ingredientsHtml={item.ingredientsHtml}
          >
            {text}
          </Recipe>
        ) : (
          text
        )}
      </article>
      {others.length > 0 && (
        <section aria-labelledby="meer" className="blog-more no-print">
          <h2 id="meer">{words.more}</h2>
          <ul className="article-list">
            {others.map((other) => (
              <BlogCard key={other.id} item={other} heading="h3" />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
