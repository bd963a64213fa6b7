import 'server-only';
import type { AnswerOf, CallName, RequestOf } from '@/api/call';
import { hasCode } from '@/api/error';
import type { OrderListPage } from '@/api/types';
import { type SessionResult, withSession } from '../session-result';

/** The most that one call answers. */
const PAGE_SIZE = 500;

/** A call about one list or count; null when that is absent or belongs to another customer. */
async function orNull<T>(loading: Promise<T>): Promise<T | null> {
  try {
    return await loading;
  } catch (error) {
    if (hasCode(error, 'not_found')) return null;
    throw error;
  }
}

export const getCount = (
  site: string,
  countID: number,
): Promise<SessionResult<AnswerOf<'stockCount.details'> | null>> =>
  withSession(site, ({ call }) => orNull(call('stockCount.details', { countID })));

export interface ProposalOfList {
  name: string;
  proposal: AnswerOf<'stockCount.proposal'>;
}

export const getProposal = (site: string, listID: number): Promise<SessionResult<ProposalOfList | null>> =>
  withSession(site, async ({ call }) => {
    const [list, proposal] = await Promise.all([
      orNull(call('orderLists.get', { listID, pageSize: 1 })),
      orNull(call('stockCount.proposal', { listID })),
    ]);
    return list && proposal && { name: list.name, proposal };
  });

export interface PlacesOfList {
  sheet: AnswerOf<'stockCount.sheet'>;
  /** All products of the list that are sold. */
  items: OrderListPage['items'];
}

type Call = <Name extends CallName>(name: Name, body: RequestOf<Name>) => Promise<AnswerOf<Name>>;

async function allItems(call: Call, listID: number): Promise<OrderListPage['items']> {
  const request = { listID, pageSize: PAGE_SIZE, getStockable: true };
  const first = await call('orderLists.get', request);
  if (first.numFound <= PAGE_SIZE) return first.items;
  const second = await call('orderLists.get', { ...request, page: 1 });
  return [...first.items, ...second.items];
}

export const getPlaces = (site: string, listID: number): Promise<SessionResult<PlacesOfList | null>> =>
  withSession(site, async ({ call }) => {
    const sheet = await orNull(call('stockCount.sheet', { listID }));
    return sheet && { sheet, items: await allItems(call, listID) };
  });
