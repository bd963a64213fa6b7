import 'server-only';
import { headers } from 'next/headers';
import { hasCode } from '@/api/error';
import type { ScannedLabel } from '@/api/types';
import { visitorClient } from '@/app/_data/client';
import { CLIENT_HEADER } from '@/lib/names';

export type Look = { state: 'there'; label: ScannedLabel } | { state: 'absent' | 'busy' | 'down' };

/**
 * The current state of a label, for the person who scanned it; sends no session. The API rate-limits by
 * client address.
 */
export async function lookAt(site: string, token: string, key: string | undefined): Promise<Look> {
  const address = (await headers()).get(CLIENT_HEADER);
  try {
    const label = await visitorClient(site).call(
      'shelfLabels.look',
      { token, ...(key && { key }) },
      { headers: address ? { 'x-forwarded-for': address } : {} },
    );
    // Its products no longer exist: nothing can be requested.
    return label.products.length === 0 ? { state: 'absent' } : { state: 'there', label };
  } catch (error) {
    if (hasCode(error, 'not_found', 'invalid_request')) return { state: 'absent' };
    return { state: hasCode(error, 'too_many_requests') ? 'busy' : 'down' };
  }
}
