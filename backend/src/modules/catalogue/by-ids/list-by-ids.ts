import { endpoints } from '@toonbank/contract';
import type { Tx } from '../../../db/connect.ts';
import { commitBehind } from '../../../db/early-end.ts';
import { CheckedJson } from '../../../http/answer/checked-json.ts';
import type { Viewer } from '../../../http/viewer.ts';
import type { ListRequest } from '../list-request.ts';
import { type Kind, kinds } from './statement.ts';
import { wireDocOf } from './wire-doc.ts';

/** Other parts of a request than these make it a list like any other. */
const ALLOWED: ReadonlySet<string> = new Set(['lang', 'page', 'pageSize', 'ids', 'facets', 'familyFrom']);

/** True when a request asks for nothing but products by their ids, all on one page: for the prices on a page. */
export const isOnlyIds = (request: ListRequest): request is ListRequest & { ids: number[] } =>
  request.ids !== undefined &&
  request.facets === false &&
  request.page === 0 &&
  request.ids.length <= request.pageSize &&
  Object.entries(request).every(([name, value]) => value === undefined || ALLOWED.has(name));

function kindOf({ seesPrices, site: { prices } }: Viewer, request: ListRequest): Kind {
  if (!seesPrices) return 'no_prices';
  return request.familyFrom ? `${prices}_families` : prices;
}

const listSchema = endpoints.products.list.response.omit({ docs: true });

/**
 * Products in the order of their ids; those that are not for sale are absent. Nothing is counted but they. The transaction
 * ends with it.
 */
export async function listByIds(
  tx: Tx,
  viewer: Viewer,
  request: ListRequest & { ids: number[] },
): Promise<CheckedJson> {
  const { site, customer, moment } = viewer;
  const sent = kinds[kindOf(viewer, request)].statement(tx, {
    ids: [...new Set(request.ids)],
    siteId: site.id,
    customerId: customer?.customerId ?? null,
    priceListId: customer?.priceListId ?? null,
    moment: moment?.toISOString() ?? null,
  });
  commitBehind(tx);
  const docs = (await sent).map(({ product }) => wireDocOf(product));
  const list = { num_found: docs.length, start: 0, max_score: 0, facet_counts: {} };
  return CheckedJson.withList(CheckedJson.of(listSchema, list), 'docs', docs);
}
