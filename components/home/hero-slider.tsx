import type { ReactNode } from 'react';
import type { Slide } from '@/api/types';
import { home as words } from '@/locales/nl/home';
import { type Editable, editAttributes } from '../shared/edit-mark';
import { RichText } from '../shared/rich-text';
import { DrawnPicture } from '../ui/drawn-picture';
import { SiteLink } from '../ui/site-link';
import { LazySlideSteps } from './lazy-slide-steps';
import { slideId } from './slide-id';

interface HeroSliderProps {
  slides: Editable<Slide>[];
  /** From tablet width, the picture is beside its text instead of above it. */
  wide?: boolean;
  /** Fallback when the CMS has no slides. */
  children?: ReactNode;
}

/**
 * Slides of the CMS in a horizontally scrolling row: by touch, by keyboard from link to link, and by the
 * numbers below it. No autoplay.
 */
export function HeroSlider({ slides, wide = false, children }: HeroSliderProps) {
  if (slides.length === 0) return children;
  return (
    <section aria-label={words.slides.title} className={wide ? 'slider slider-wide' : 'slider'}>
      <ul>
        {slides.map((slide, at) => (
          <li key={slide.id} id={slideId(at)}>
            <SlidePicture slide={slide} first={at === 0} />
            <div>
              <RichText html={slide.content} edit={slide.edit} />
              {slide.link && !slide.content.includes('<a ') && (
                <SiteLink href={slide.link}>{slide.alt || words.slides.more}</SiteLink>
              )}
            </div>
          </li>
        ))}
      </ul>
      {slides.length > 1 && <LazySlideSteps count={slides.length} />}
    </section>
  );
}

function SlidePicture({
  slide: { image, imageAlt, imageFocal, edit },
  first,
}: {
  slide: Editable<Slide>;
  first: boolean;
}) {
  if (!image) return null;
  return (
    <DrawnPicture
      src={image}
      alt={imageAlt}
      width={960}
      height={600}
      widths={[800, 1280]}
      crop="16x9"
      focal={imageFocal}
      sizes="(min-width: 48rem) 60vw, 100vw"
      load={first ? 'first' : undefined}
      {...editAttributes(edit, 'image')}
    />
  );
}
