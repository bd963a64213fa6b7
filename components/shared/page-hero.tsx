import type { ReactNode } from 'react';
import { DrawnPicture } from '../ui/drawn-picture';
import { type EditMark, editAttributes } from './edit-mark';
import { RichText } from './rich-text';

export interface PageHeroProps {
  title: string;
  /** HTML of the CMS: a sentence or two. */
  lead: string;
  /** URL; empty for no image. */
  image: string;
  imageAlt: string;
  /** As the API has it. */
  imageFocal: string;
  /** The row that lead and picture are stored in; the title too, where `fixedTitle` is absent. */
  edit?: EditMark;
  /** The title is no text of the CMS. */
  fixedTitle?: true;
  /** Links to other pages. */
  children?: ReactNode;
}

/** The head of an entry page: title and lead beside a picture. */
export function PageHero({
  title,
  lead,
  image,
  imageAlt,
  imageFocal,
  edit,
  fixedTitle,
  children,
}: PageHeroProps) {
  return (
    <header className="page-hero">
      <div>
        <h1 {...editAttributes(fixedTitle ? undefined : edit, 'title')}>{title}</h1>
        <RichText html={lead} edit={edit} />
        {children && <p className="page-hero-ways">{children}</p>}
      </div>
      {image && (
        <DrawnPicture
          src={image}
          alt={imageAlt}
          width={1280}
          height={480}
          widths={[1280]}
          crop="16x9"
          focal={imageFocal}
          load="first"
          {...editAttributes(edit, 'image')}
        />
      )}
    </header>
  );
}
