import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { sliders, slides } from '../../db/schema/index.ts';
import { and, asc, eq, max } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { discardableRows, discardRow } from './discardable-rows.ts';
import { adminOf } from './drafts.ts';
import { removeRow } from './remove-row.ts';

const WEBSITE = 2;
/** The slider of the home page. */
const HOME = 'home';

export const getSlides = implement(endpoints.editing.slides, async ({ tx, viewer }, { code }) => {
  const { site } = viewer;
  const rows = await tx
    .select({ id: slides.id, version: slides.version })
    .from(slides)
    .innerJoin(sliders, and(eq(sliders.siteId, slides.siteId), eq(sliders.id, slides.sliderId)))
    .where(and(eq(slides.siteId, site.id), eq(sliders.code, code)))
    .orderBy(asc(slides.position), asc(slides.id));
  const discardable = await discardableRows(
    tx,
    viewer,
    'slide',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, discardable: discardable.has(row.id) }));
});

/** The slider with this code, locked; a site without slides on its home page gets them. @throws DomainError not_found */
async function lockSlider(tx: Tx, siteId: string, code: string): Promise<number> {
  if (code === HOME) await tx.insert(sliders).values({ siteId, code, type: WEBSITE }).onConflictDoNothing();
  const [slider] = await tx
    .select({ id: sliders.id })
    .from(sliders)
    .where(and(eq(sliders.siteId, siteId), eq(sliders.code, code)))
    .for('update');
  return orNotFound(slider).id;
}

export const makeSlide = implement(endpoints.editing.makeSlide, async ({ tx, viewer }, { code }) => {
  const { adminId } = adminOf(viewer);
  const siteId = viewer.site.id;
  const sliderId = await lockSlider(tx, siteId, code);
  const [last] = await tx
    .select({ position: max(slides.position) })
    .from(slides)
    .where(and(eq(slides.siteId, siteId), eq(slides.sliderId, sliderId)));
  const [made] = await tx
    .insert(slides)
    .values({ siteId, sliderId, position: (last?.position ?? 0) + 1, visible: false })
    .returning({ id: slides.id, version: slides.version });
  const slide = orNotFound(made);
  await logAction(tx, siteId, {
    ...{ adminId, action: 'make_slide', targetKind: 'slide', targetId: slide.id },
    details: { slider: code },
  });
  return slide;
});

export const removeSlide = implement(
  endpoints.editing.removeSlide,
  async ({ tx, viewer }, { id, version }) => {
    await removeRow(tx, viewer, { kind: 'slide', id, version });
    return {};
  },
);

export const discardSlide = implement(
  endpoints.editing.discardSlide,
  async ({ tx, viewer }, { id, version }) => {
    await discardRow(tx, viewer, { kind: 'slide', id, version });
    return {};
  },
);
