import { type ContentKind, type Endpoint, endpoints, fieldTypesOf } from '@toonbank/contract';
import type { Tx } from '../../../db/connect.ts';
import { type ContentFields, newsItems } from '../../../db/schema/index.ts';
import { and, eq, gt, ne } from '../../../db/sql.ts';
import { momentFor, type ShowView, shownAt } from '../../../http/view.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { faultsOf } from '../field-values.ts';
import { writeLive } from '../stored-kinds.ts';
import { changedBefore } from './changed-before.ts';
import { movePagesBack } from './paths-before.ts';
import { plannedUntil } from './planned-until.ts';
import { readPreview } from './preview.ts';

const { content, productGroups, settings } = endpoints;

/** The kinds of content in each answer. An answer that is absent has none. */
const kindsIn: ReadonlyMap<Endpoint, readonly ContentKind[]> = new Map<Endpoint, readonly ContentKind[]>([
  [content.pages, ['page']],
  [content.page, ['page']],
  [content.slider, ['slide']],
  [content.news, ['news']],
  [content.blog, ['blog']],
  [content.search, ['page', 'news', 'blog']],
  [productGroups.tree, ['group']],
  [productGroups.byPath, ['group']],
  [settings.get, ['site']],
]);

const later = (one: Date, other: string | undefined): Date => {
  const at = Date.parse(other ?? '');
  return at > one.getTime() ? new Date(at) : one;
};

/** A news item of the future moves the moment of its preview: what else begins by then stays hidden. */
const hideOtherNews = (tx: Tx, siteId: string, id: number, after: Date) =>
  tx
    .update(newsItems)
    .set({ visible: false })
    .where(and(eq(newsItems.siteId, siteId), ne(newsItems.id, id), gt(newsItems.published, after)));

/** Shows a draft as live. What is hidden or begins later is shown too: the reader wants to see it. */
async function showPreview(
  tx: Tx,
  viewer: Viewer,
  kinds: readonly ContentKind[],
  { secret, token }: { secret: string; token: string },
): Promise<Viewer> {
  const siteId = viewer.site.id;
  const { kind, id, live, fields } = await readPreview(tx, siteId, secret, token);
  if (!kinds.includes(kind)) return viewer;
  const faulty = faultsOf(kind, fields, Object.keys(fields));
  const showable = Object.entries(fields).filter(([name]) => !faulty.includes(name));
  const shown: ContentFields = {
    ...live.fields,
    ...Object.fromEntries(showable),
    ...('visible' in fieldTypesOf(kind) && { visible: 'true' }),
    ...(kind === 'slide' && { shownFrom: '', shownUntil: '' }),
  };
  await writeLive(tx, siteId, { kind, id }, { version: live.version, fields: shown });
  const at = shownAt(viewer);
  if (kind === 'news') await hideOtherNews(tx, siteId, id, at);
  return { ...viewer, moment: later(at, shown.published) };
}

async function showMoment(
  tx: Tx,
  viewer: Viewer,
  kinds: readonly ContentKind[],
  moment: string,
): Promise<Viewer> {
  const at = momentFor(viewer, moment);
  if (!at) return viewer;
  const siteId = viewer.site.id;
  const isPast = at.getTime() < Date.now();
  const rows = isPast ? changedBefore : plannedUntil;
  for (const { kind, id, ...row } of await rows(tx, siteId, kinds, at))
    await writeLive(tx, siteId, { kind, id }, row);
  if (isPast && kinds.includes('page')) await movePagesBack(tx, siteId, at);
  return { ...viewer, moment: at };
}

/**
 * Writes what a view shows into the tables of its transaction, which is rolled back: every query then sees it, and none
 * has to know of views (ADR 98).
 */
export const showView =
  (secret: string): ShowView =>
  async (tx, viewer, endpoint, { preview, moment }) => {
    const kinds = kindsIn.get(endpoint) ?? [];
    const at = moment === undefined ? viewer : await showMoment(tx, viewer, kinds, moment);
    return preview === undefined ? at : showPreview(tx, at, kinds, { secret, token: preview });
  };
