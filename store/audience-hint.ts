import { cookieValue } from '@/lib/audience';
import { AUDIENCE_COOKIE } from '@/lib/session-cookies';

/**
 * Who the companion cookie says is looking; null when there is no session yet. It authorises nothing
 * (docs/behaviour.md §4.3).
 */
export function audienceHint(): 'visitor' | 'customer' | null {
  const value = cookieValue(document.cookie, AUDIENCE_COOKIE);
  return value === 'visitor' || value === 'customer' ? value : null;
}
