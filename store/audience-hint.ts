import { cookieValue } from '@/lib/audience';
import { AUDIENCE_COOKIE } from '@/lib/session-cookies';

/**
 * The audience that the companion cookie names; null without a session. It authorises nothing (docs/behaviour.md
 * §4.3).
 */
export function audienceHint(): 'visitor' | 'customer' | null {
  const value = cookieValue(document.cookie, AUDIENCE_COOKIE);
  return value === 'visitor' || value === 'customer' ? value : null;
}
