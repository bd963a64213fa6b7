import { cookieValue } from '@/lib/audience';
import { COUNT_LOGIN_COOKIE } from '@/lib/session-cookies';
import { audienceHint } from '@/store/audience-hint';

/**
 * A text that is another one after each login. It stays when the session ends, so that one can count without network, and
 * goes with a logout.
 */
export const currentLogin = (): string => cookieValue(document.cookie, COUNT_LOGIN_COOKIE) ?? '';

/** Whether this browser may have a session of a customer. */
export const hasSession = (): boolean => audienceHint() === 'customer';
