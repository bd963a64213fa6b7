import 'server-only';
import { hasCode } from '@/api/error';
import type { ContentHit } from '@/api/types';
import { visitorClient } from '../client';

/** Pages with the words of a search, the best first; none when the API does not support it. */
export async function searchContent(site: string, text: string): Promise<ContentHit[]> {
  try {
    return await visitorClient(site).call('content.search', { text });
  } catch (error) {
    if (hasCode(error, 'not_found', 'not_built')) return [];
    throw error;
  }
}
