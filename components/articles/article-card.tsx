import type { ReactNode } from 'react';
import { DrawnPicture } from '../ui/drawn-picture';
import { SiteLink } from '../ui/site-link';

export interface ArticleCardProps {
  /** The first of a list: larger, and its picture is loaded at once. */
  isLead?: boolean;
  heading?: 'h2' | 'h3';
}

interface ArticleProps extends ArticleCardProps {
  href: string;
  article: { title: string; intro: string; image: string; imageFocal: string };
  /** In the place of an absent picture. */
  fallback?: ReactNode;
  /** On the picture. */
  label?: ReactNode;
  /** Above the title. */
  above?: ReactNode;
  /** Below the introduction. */
  below?: ReactNode;
}

/** A news item or an item of the blog in a list; the link's area covers the picture. */
export function ArticleCard(props: ArticleProps) {
  const { href, article, fallback, label, above, below, isLead = false, heading: Heading = 'h2' } = props;
  const { title, intro, image, imageFocal } = article;
  const picture = image ? (
    <DrawnPicture
      src={image}
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
      focal={imageFocal}
      {...(isLead && { load: 'small' as const })}
    />
  ) : (
    fallback
  );
  return (
    <li className={isLead ? 'article-card article-lead' : 'article-card'}>
      {picture && (
        <div className="article-picture">
          {picture}
          {label}
        </div>
      )}
      <div className="article-text">
        {above}
        <Heading>
          <SiteLink href={href}>{title}</SiteLink>
        </Heading>
        {intro && <p>{intro}</p>}
        {below}
      </div>
    </li>
  );
}
