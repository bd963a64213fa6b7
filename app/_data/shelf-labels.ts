import 'server-only';
import { hasCode } from '@/api/error';
import { withSession } from './session-result';

/** Number of open shelf-label requests, in total and per list. */
export const getCounts = (site: string) => withSession(site, ({ call }) => call('shelfLabels.counts', {}));

export const getQueue = (site: string) => withSession(site, ({ call }) => call('shelfLabels.requests', {}));

export const getLabels = (site: string) => withSession(site, ({ call }) => call('shelfLabels.all', {}));

/** As many as labels can be made for at once. */
const MAX_LINES = 500;

/** A list to make labels for; null when it is absent or belongs to another customer. */
export const getLinesToLabel = (site: string, listID: number) =>
  withSession(site, async ({ call }) => {
    try {
      return await call('orderLists.get', { listID, pageSize: MAX_LINES });
    } catch (error) {
      if (hasCode(error, 'not_found')) return null;
      throw error;
    }
  });
