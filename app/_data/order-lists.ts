import 'server-only';
import { hasCode } from '@/api/error';
import { withSession } from './session-result';

export interface ListQuery {
  page: number;
  search: string;
  /** Only what is due. */
  dueOnly: boolean;
}

const PAGE_SIZE = 100;

/**
 * A page of a list with its due products, and all lists to move lines to; null when it is absent or belongs
 * to another customer. `rhythm` is undefined when it can't be loaded.
 */
export const getList = (site: string, listID: number, { page, search, dueOnly }: ListQuery) =>
  withSession(site, async ({ call }) => {
    const request = { listID, page, pageSize: PAGE_SIZE, ...(search !== '' && { search }) };
    const asking = call('service.purchaseRhythm', { listID }).catch(() => undefined);
    const due = dueOnly ? (await asking)?.due : undefined;
    const productIDs = due?.map(({ product }) => product.productId);
    try {
      const [list, lists, rhythm] = await Promise.all([
        call('orderLists.get', { ...request, ...(productIDs && { productIDs }) }),
        call('orderLists.all', {}),
        asking,
      ]);
      const others = lists
        .filter((one) => one.listId !== listID)
        .map(({ listId, name }) => ({ listId, name }));
      return { list, others, pageSize: PAGE_SIZE, rhythm, dueOnly: productIDs !== undefined };
    } catch (error) {
      if (hasCode(error, 'not_found')) return null;
      throw error;
    }
  });
