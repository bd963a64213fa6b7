import 'server-only';
import { hasCode } from '@/api/error';
import { withSession } from './session-result';

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
