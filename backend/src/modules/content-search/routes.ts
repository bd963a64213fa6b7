import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { type Implementation, implement } from '../../http/implement.ts';
import { shownAt } from '../../http/view.ts';
import type { Viewer } from '../../http/viewer.ts';
import { placeholderFacts } from '../content/shown-text.ts';
import { type Document, documentsVersion, readDocuments } from './documents.ts';
import { excerptOf } from './excerpt.ts';
import { findDocuments, searchedWords } from './find-documents.ts';
import { buildIndex, type TextIndex } from './text-index.ts';

/** The last index of each site. The database says at every search whether it is still valid. */
const kept = new Map<string, { version: string; index: TextIndex }>();

/** The words of the texts that a viewer sees. Those of another moment, or with a draft, are read for one call. */
async function indexFor(tx: Tx, { site, moment }: Viewer): Promise<TextIndex> {
  if (moment) return buildIndex(await readDocuments(tx, site));
  const version = `${await documentsVersion(tx, site)} ${JSON.stringify(placeholderFacts(site))}`;
  const known = kept.get(site.id);
  if (known?.version === version) return known.index;
  const index = buildIndex(await readDocuments(tx, site));
  kept.set(site.id, { version, index });
  return index;
}

/** Pages, news and the blog by their words (docs/behaviour.md §8.8). */
const search = implement(endpoints.content.search, async ({ tx, viewer }, { text }) => {
  const typed = searchedWords(text);
  if (typed.length === 0) return [];
  const index = await indexFor(tx, viewer);
  const { documents: found, words } = findDocuments(index, typed, shownAt(viewer));
  const hits = found.flatMap((at) => index.documents[at] ?? []);
  const idsOf = (wanted: Document['kind']) => hits.flatMap(({ kind, id }) => (kind === wanted ? [id] : []));
  const only = { page: idsOf('page'), news: idsOf('news'), blog: idsOf('blog') };
  const documents = hits.length > 0 ? await readDocuments(tx, viewer.site, only) : [];
  return hits.flatMap((hit) => {
    const document = documents.find(({ kind, id }) => kind === hit.kind && id === hit.id);
    if (!document) return [];
    const { kind, id, path, menu, title } = document;
    return [{ ...{ kind, id, path, menu, title }, ...excerptOf(document, words) }];
  });
});

export const contentSearchRoutes: Implementation[] = [search];
