import { endpoints, safeLink } from '@toonbank/contract';
import { sliders, slides } from '../../db/schema/index.ts';
import { and, asc, eq, gt, isNull, lte, or } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { shownAtSql } from '../../http/view.ts';
import { describeImages } from './image-descriptions.ts';
import { shownHtml, shownLine } from './shown-text.ts';

/** A slider with its slides, in their order. @throws DomainError not_found, also for another site's slider */
export const getSlider = implement(endpoints.content.slider, async ({ tx, viewer }, request) => {
  const { site } = viewer;
  const now = shownAtSql(viewer);
  const [row] = await tx
    .select({ id: sliders.id, code: sliders.code, type: sliders.type })
    .from(sliders)
    .where(
      and(
        eq(sliders.siteId, site.id),
        'id' in request ? eq(sliders.id, request.id) : eq(sliders.code, request.code),
      ),
    );
  const slider = orNotFound(row);
  const rows = await tx
    .select({
      id: slides.id,
      content: slides.content,
      image: slides.image,
      link: slides.link,
      alt: slides.alt,
      version: slides.version,
    })
    .from(slides)
    .where(
      and(
        eq(slides.siteId, site.id),
        eq(slides.sliderId, slider.id),
        eq(slides.visible, true),
        or(isNull(slides.shownFrom), lte(slides.shownFrom, now)),
        or(isNull(slides.shownUntil), gt(slides.shownUntil, now)),
      ),
    )
    .orderBy(asc(slides.position), asc(slides.id));
  const shown = rows.map((slide) => ({
    ...slide,
    content: shownHtml(site, slide.content),
    alt: shownLine(site, slide.alt),
  }));
  const described = await describeImages(tx, site.id, {
    images: shown.map(({ image }) => image),
    texts: shown.map(({ content }) => content),
  });
  return {
    ...slider,
    slides: shown.map((slide) => ({
      ...slide,
      content: described.inText(slide.content),
      image_alt: slide.alt.trim() || described.altOf(slide.image),
      image_focal: described.focalOf(slide.image),
      link: safeLink(slide.link),
    })),
  };
});
