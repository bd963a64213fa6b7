import 'server-only';
import { hasCode } from '@/api/error';
import { getOrderList } from '@/api/order-lists';
import { getRequestCounts, getShelfLabels, getShelfRequests } from '@/api/shelf-labels';
import { withSession } from './session-result';

/** Number of open shelf-label requests, in total and per list. */
export const getCounts = (site: string) => withSession(site, getRequestCounts);

export const getQueue = (site: string) => withSession(site, getShelfRequests);

export const getLabels = (site: string) => withSession(site, getShelfLabels);

/** As many as labels can be made for at once. */
const MOST_LINES = 500;

/** A list to make labels for; null when it is absent or belongs to another customer. */
export const getLinesToLabel = (site: string, listID: number) =>
  withSession(site, async (client) => {
    try {
      return await getOrderList(client, { listID, pageSize: MOST_LINES });
    } catch (error) {
      if (hasCode(error, 'not_found')) return null;
      throw error;
    }
  });
