import type { Tx } from '../../db/connect.ts';
import { countOf, loadPage } from './list-page.ts';
import type { ListQuery, ListRow } from './list-sql.ts';
import { withNearSizes, withoutEach, withoutMeasures } from './search/fewer-words.ts';
import { namePartsOf } from './search/name-parts.ts';
import { hasSameMeasure } from './search/same-measure.ts';
import { searchHits } from './search/search-hits.ts';
import { vocabularyOf } from './search/vocabulary.ts';

export interface Found {
  row: ListRow;
  page: number;
  /** The text that was searched, if it is not the typed one. */
  corrected?: string;
  /** See `SearchHits`. */
  heads?: ReadonlySet<string>;
}

async function loadSearch(tx: Tx, query: ListQuery, text: string): Promise<Found | undefined> {
  const request = { ...query.request, search: text };
  const search = await searchHits(tx, query.viewer, request);
  if (!search) return undefined;
  const { hits, ...read } = search;
  return { ...(await loadPage(tx, { ...query, request, hits })), ...read };
}

/** Whether the best product is of the kind that the query names: a bucket of 10 litres, not soap in one. */
function isAsked({ row, heads }: Found): boolean {
  const best = row.docs?.[0];
  if (!best || !heads) return best !== undefined;
  const { brand, category } = best;
  return namePartsOf({ name: best.product_name, brand, category }).heads.some((head) => heads.has(head));
}

/** The result of the shorter query that has the best products; undefined where none has any. */
async function loadFewer(tx: Tx, query: ListQuery, texts: string[]): Promise<Found | undefined> {
  let best: Found | undefined;
  for (const fewer of texts) {
    const found = await loadSearch(tx, query, fewer);
    if (!found || !isAsked(found) || found.row.max_score <= (best?.row.max_score ?? 0)) continue;
    best = { ...found, corrected: found.corrected ?? fewer };
  }
  return best;
}

/** The result of the first of these texts that finds the kind of product that it names. */
async function loadFirst(tx: Tx, query: ListQuery, texts: string[]): Promise<Found | undefined> {
  for (const text of texts) {
    const found = await loadSearch(tx, query, text);
    if (found && isAsked(found)) return { ...found, corrected: text };
  }
  return undefined;
}

/** Another text for one that finds nothing in the shop: with the nearest size, else with fewer words. */
async function loadNearest(tx: Tx, query: ListQuery, text: string): Promise<Found | undefined> {
  const { all } = await vocabularyOf(tx, query.viewer.site.id);
  const words = all.map(({ word }) => word);
  return (await loadFirst(tx, query, withNearSizes(text, words))) ?? loadFewer(tx, query, withoutEach(text));
}

/**
 * The search of the whole shop, whose best product decides how a text is read; as for suggestions, which count least.
 */
const wholeShop = ({ viewer, request: { lang } }: ListQuery): ListQuery => {
  return { viewer, request: { lang, suggest: true, page: 0, pageSize: 1 }, filters: {} };
};

/** Whether the list begins with the best product of the whole shop. */
function isWholeShop({ request, filters }: ListQuery): boolean {
  const { page, groupID, path, ids, brand, sale, target, sort } = request;
  const narrowed = [groupID, path, ids, brand, sale, target, sort].some((value) => value !== undefined);
  return page === 0 && !narrowed && Object.keys(filters).length === 0;
}

/**
 * Searches with fewer or corrected words when the typed ones find nothing, as long as those find something in the
 * shop. The searched words depend only on the text, so pages, filters and suggestions of one text fit together.
 */
export async function loadSearchResult(tx: Tx, query: ListQuery, text: string): Promise<Found | undefined> {
  const found = await loadSearch(tx, query, text);
  if (!found || isAsked(found)) return found;
  const whole = isWholeShop(query) ? found : await loadSearch(tx, wholeShop(query), text);
  if (!whole || isAsked(whole)) return found;
  const read = found.corrected ?? text;
  const hasHits = countOf(whole.row) > 0;
  const fewer = hasHits
    ? await loadFewer(tx, wholeShop(query), withoutMeasures(read))
    : await loadNearest(tx, wholeShop(query), read);
  const isBetter = !hasHits || hasSameMeasure(fewer?.row.docs?.[0]?.product_name ?? '', text);
  if (fewer?.corrected !== undefined && isBetter)
    return { ...((await loadSearch(tx, query, fewer.corrected)) ?? found), corrected: fewer.corrected };
  return hasHits ? found : { row: found.row, page: found.page };
}
