import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import type { AnswerOf } from '@/api/call';
import { hasCode } from '@/api/error';
import { CLIENT_HEADER } from '@/lib/names';
import { visitorClient } from './client';
import { setView } from './view';

/** `absent`: the token shows nothing, now or never. `busy`: too many wrong ones came from this address. */
type Preview =
  | { state: 'ok'; value: AnswerOf<'editing.preview'> }
  | { state: 'absent' | 'busy' | 'unavailable' };

/** Opens the draft of a preview token and makes it this request's view. The API counts wrong tokens by client address. */
export const openPreview = cache(async (site: string, token: string): Promise<Preview> => {
  const address = (await headers()).get(CLIENT_HEADER);
  try {
    const value = await visitorClient(site).call(
      'editing.preview',
      { token },
      { headers: address ? { 'x-forwarded-for': address } : {} },
    );
    setView({ headers: { 'x-preview': token } });
    return { state: 'ok', value };
  } catch (error) {
    if (hasCode(error, 'not_found', 'invalid_request')) return { state: 'absent' };
    return { state: hasCode(error, 'too_many_requests') ? 'busy' : 'unavailable' };
  }
});
