import type { ReactNode } from 'react';
import { Picture } from '../ui/picture';
import { RichText } from './rich-text';

export interface PageHeroProps {
  title: string;
  /** HTML of the CMS: a sentence or two. */
  lead: string;
  /** URL; empty for no image. */
  image: string;
  /** Links to other pages. */
  children?: ReactNode;
}

/** The head of an entry page: title and lead beside a picture. */
export function PageHero({ title, lead, image, children }: PageHeroProps) {
  return (
    <header className="page-hero">
      <div>
        <h1>{title}</h1>
        <RichText html={lead} />
        {children && <p className="page-hero-ways">{children}</p>}
      </div>
      {image && <Picture src={image} alt="" width={1280} height={480} load="first" />}
    </header>
  );
}
