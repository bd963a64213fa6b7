import 'server-only';
import { hasCode } from '@/api/error';
import { withSession } from '../session-result';

/**
 * Whether the list is this customer's. `unknown`: the API does not answer; the device may have what it needs.
 */
export async function canBeCounted(
  site: string,
  listID: number,
): Promise<'yes' | 'absent' | 'expired' | 'unknown'> {
  const asked = await withSession(site, async ({ call }) => {
    try {
      await call('orderLists.get', { listID, pageSize: 1, getStockable: true });
      return true;
    } catch (error) {
      if (hasCode(error, 'not_found')) return false;
      throw error;
    }
  });
  if (asked.state === 'expired') return 'expired';
  if (asked.state === 'unavailable') return 'unknown';
  return asked.value ? 'yes' : 'absent';
}
