import type { BlogItem } from '@/api/types';
import { formatLongDate } from '@/lib/dates';
import { blogUrl } from '@/lib/urls/blog-urls';
import { DrawnPicture } from '../ui/drawn-picture';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';
import { labelOf, shortFacts } from './item-label';

interface BlogCardProps {
  item: BlogItem;
  /** The first of a list: larger, and its picture is loaded at once. */
  isLead?: boolean;
  heading?: 'h2' | 'h3';
}

/** An item in a list; the link's area covers the picture. */
export function BlogCard({ item, isLead = false, heading: Heading = 'h2' }: BlogCardProps) {
  const facts = shortFacts(item);
  return (
    <li className={isLead ? 'blog-card blog-lead' : 'blog-card'}>
      <div className="blog-picture">
        {item.image ? (
          <DrawnPicture
            src={item.image}
            alt=""
            width={1280}
            height={720}
            widths={[360, 800, 1280]}
            sizes={
              isLead
                ? '(min-width: 1024px) 56vw, 100vw'
                : '(min-width: 1024px) 25rem, (min-width: 640px) 50vw, 100vw'
            }
            crop="16x9"
            focal={item.imageFocal}
            {...(isLead && { load: 'small' as const })}
          />
        ) : (
          <Icon name="list" className="size-10" />
        )}
        <span className={item.video ? 'blog-label is-video' : 'blog-label'}>{labelOf(item)}</span>
      </div>
      <div className="blog-card-text">
        <Heading>
          <SiteLink href={blogUrl(item)}>{item.title}</SiteLink>
        </Heading>
        <p>{item.intro}</p>
        <p className="blog-card-facts">
          {facts.length > 0 ? (
            facts.map((fact) => <span key={fact}>{fact}</span>)
          ) : (
            <time dateTime={item.published}>{formatLongDate(item.published)}</time>
          )}
        </p>
      </div>
    </li>
  );
}
