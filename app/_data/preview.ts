import 'server-only';
import { cache } from 'react';
import type { AnswerOf } from '@/api/call';
import { hasCode } from '@/api/error';
import { visitorClient } from './client';
import { setView } from './view';

/** `absent`: the token shows nothing, now or never. */
type Preview = { state: 'ok'; value: AnswerOf<'editing.preview'> } | { state: 'absent' | 'unavailable' };

/** Opens the draft of a preview token and makes it this request's view. */
export const openPreview = cache(async (site: string, token: string): Promise<Preview> => {
  try {
    const value = await visitorClient(site).call('editing.preview', { token });
    setView({ headers: { 'x-preview': token } });
    return { state: 'ok', value };
  } catch (error) {
    return { state: hasCode(error, 'not_found', 'invalid_request') ? 'absent' : 'unavailable' };
  }
});
